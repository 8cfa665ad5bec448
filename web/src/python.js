// Calls of the Python half. An answer that is a refusal is thrown as `Refused`, a fault as `Error`.
export class Refused extends Error {}

// What is asked while somebody types: only the last such question still wants an answer.
const OVERTAKEN = new Set(["complete", "phrases"]);

const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
const queue = [];
let running = null;

export const ready = new Promise((resolve, reject) => {
  running = { resolve, reject }; // the worker says by itself that it is there
});

worker.onmessage = ({ data }) => {
  const { resolve, reject } = running;
  running = null;
  next();
  const answer = JSON.parse(data);
  if (answer.refused !== undefined) reject(new Refused(answer.refused));
  else if (answer.fault !== undefined) reject(new Error(answer.fault));
  else resolve(answer);
};
worker.onerror = (event) => {
  for (const { reject } of [running, ...queue.splice(0)].filter(Boolean)) reject(new Error(event.message));
};

function next() {
  if (running !== null || !queue.length) return;
  running = queue.shift();
  worker.postMessage({ call: running.name, args: running.args });
}

// Ask, one question after the other. A text is checked before anything else is asked of it.
export function call(name, args = {}) {
  return new Promise((resolve, reject) => {
    const asked = { name, args, resolve, reject };
    const overtaken = OVERTAKEN.has(name) ? queue.findIndex((each) => each.name === name) : -1;
    if (overtaken >= 0) queue.splice(overtaken, 1);
    if (name === "check") queue.unshift(asked);
    else queue.push(asked);
    next();
  });
}
