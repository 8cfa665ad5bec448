// Calls of the Python half. An answer that is a refusal is thrown as `Refused`, a fault as `Error`.
export class Refused extends Error {
  // `line` is the line of the card that the refusal is about, undefined or null for none.
  constructor(message, line) {
    super(message);
    this.line = line;
  }
}

// What is asked while somebody types: only the last such question still wants an answer.
const OVERTAKEN = new Set(["complete", "phrases"]);

const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
const queue = [];
let running = null;
let broken = null; // what the worker died of

export const ready = new Promise((resolve, reject) => {
  running = { resolve, reject }; // the worker says by itself that it is there
});

worker.onmessage = ({ data }) => {
  if (running === null) return;
  const { resolve, reject } = running;
  running = null;
  next();
  const answer = JSON.parse(data);
  if (answer.refused !== undefined) reject(new Refused(answer.refused, answer.line));
  else if (answer.fault !== undefined) reject(new Error(answer.fault));
  else resolve(answer);
};
worker.onerror = ({ message }) => {
  broken = new Error(message || "what the page thinks with could not be loaded");
  for (const { reject } of [running, ...queue.splice(0)].filter(Boolean)) reject(broken);
  running = null;
};

function next() {
  if (running !== null || !queue.length) return;
  running = queue.shift();
  worker.postMessage({ call: running.name, args: running.args });
}

// Ask, one question after the other. A call that brings a text comes before those that are about
// the text that was there, and behind those that bring one: texts come as they were written.
export function call(name, args = {}) {
  return new Promise((resolve, reject) => {
    if (broken !== null) {
      reject(broken);
      return;
    }
    const overtaken = OVERTAKEN.has(name) ? queue.findIndex((each) => each.name === name) : -1;
    if (overtaken >= 0) queue.splice(overtaken, 1);
    const at = args.text === undefined ? queue.length : queue.findLastIndex((each) => each.args.text !== undefined) + 1;
    queue.splice(at, 0, { name, args, resolve, reject });
    next();
  });
}
