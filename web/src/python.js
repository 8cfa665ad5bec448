// Calls of the Python half. An answer that is a refusal is thrown as `Refused`, a fault as `Error`.
export class Refused extends Error {}

const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
const waiting = new Map();
let last = 0;

export const ready = new Promise((resolve, reject) => waiting.set(0, { resolve, reject }));

worker.onmessage = ({ data }) => {
  const { resolve, reject } = waiting.get(data.id);
  waiting.delete(data.id);
  const answer = JSON.parse(data.answer);
  if (answer.refused !== undefined) reject(new Refused(answer.refused));
  else if (answer.fault !== undefined) reject(new Error(answer.fault));
  else resolve(answer);
};
worker.onerror = (event) => {
  for (const { reject } of waiting.values()) reject(new Error(event.message));
  waiting.clear();
};

export function call(name, args = {}) {
  last += 1;
  const id = last;
  worker.postMessage({ id, call: name, args });
  return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
}
