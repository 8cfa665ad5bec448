// The Python half of the page, in a worker so that the page stays alive while it thinks.
// The first message says that it is there. After it one asks `{call, args}` and one answers, in JSON.
import { loadPyodide } from "./pyodide/pyodide.mjs";

// The machine of Python is served packed (a third of its size): it is unpacked as it comes.
const plain = self.fetch.bind(self);
self.fetch = async (address, ...more) => {
  if (!String(address).endsWith("/pyodide.asm.wasm")) return plain(address, ...more);
  const packed = await plain(String(address).replace(/\.wasm$/, ".packed"), ...more);
  return new Response(packed.body.pipeThrough(new DecompressionStream("gzip")), {
    status: packed.status,
    headers: { "content-type": "application/wasm" },
  });
};

const ready = start();

async function start() {
  const archive = fetch("python.zip").then((found) => found.arrayBuffer());
  const python = await loadPyodide({
    indexURL: new URL("./pyodide/", self.location.href).href,
    env: { HOME: "/home/page", DOWLANG_CACHE: "/home/page/cache" },
  });
  python.unpackArchive(await archive, "zip", { extractDir: "/" });
  python.runPython("import sys; sys.dont_write_bytecode = True");
  const page = python.pyimport("dowlang.playground.calls").opened("/home/page/cards");
  return page;
}

const fault = (said) => JSON.stringify({ fault: String(said).slice(0, 400) });

self.onmessage = async ({ data }) => {
  try {
    const page = await ready;
    self.postMessage(page.call(data.call, JSON.stringify(data.args ?? {})));
  } catch (said) {
    self.postMessage(fault(said));
  }
};
ready.then(() => self.postMessage("{}"), (said) => self.postMessage(fault(said)));
