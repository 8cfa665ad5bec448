// A link that holds the card: the text, deflated, behind `#card=`.
const LONGEST = 60_000;

export async function linkOf(text) {
  const packed = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  const bytes = Array.from(packed, (byte) => String.fromCharCode(byte)).join("");
  return `#card=${btoa(bytes).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "")}`;
}

// Return the card of a link, null where it holds none that can be read.
export async function cardOf(hash) {
  const found = /^#card=([\w-]+)$/.exec(hash);
  if (!found) return null;
  try {
    const bytes = Uint8Array.from(atob(found[1].replace(/-/g, "+").replace(/_/g, "/")), (one) => one.charCodeAt(0));
    const text = new TextDecoder("utf-8", { fatal: true }).decode(await through(bytes, new DecompressionStream("deflate-raw")));
    return text.length <= LONGEST ? text : null;
  } catch {
    return null;
  }
}

async function through(bytes, stream) {
  const writer = stream.writable.getWriter();
  writer.write(bytes).catch(() => {});
  writer.close().catch(() => {});
  const parts = [];
  let size = 0;
  for (const reader = stream.readable.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > 4 * LONGEST) throw new RangeError("too long");
    parts.push(value);
  }
  const out = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}
