// The one dialog of the page: a title, parts, and a way to close it.
import { fill, find } from "./dom.js";

export function setUpDialog() {
  find("dialog-close").onclick = () => find("dialog").close();
  find("dialog").onclose = () => fill(find("dialog-body"));
}

export function openDialog(title, parts) {
  fill(find("dialog-title"), title.charAt(0).toUpperCase() + title.slice(1));
  fill(find("dialog-body"), ...parts);
  if (!find("dialog").open) find("dialog").showModal();
  find("dialog-body").focus(); // what is longer than the window goes by the arrows
}
