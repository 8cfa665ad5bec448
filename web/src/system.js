// What keys are called on the system that the page is opened on.
export const MAC = /Mac|iPhone|iPad|iPod/.test(globalThis.navigator?.platform ?? "");

// Return the name of keys on a system: `["Alt-←", "Ctrl-Option--"]` tells both, one text that of a
// Mac with its own names.
export function keyName(keys, mac = MAC) {
  if (typeof keys !== "string") return keys[mac ? 1 : 0];
  return mac ? keys.replaceAll("Ctrl", "Cmd").replaceAll("Alt", "Option") : keys;
}
