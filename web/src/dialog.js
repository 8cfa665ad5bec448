// The one dialog of the page: a title, parts, and a way to close it.
import { fill, find } from "./dom.js";

export function setUpDialog() {
  find("dialog-close").onclick = () => find("dialog").close();
  find("dialog").onclose = () => fill(find("dialog-body"));
  find("dialog").onkeydown = (event) => {
    if (event.key !== "ArrowLeft" || !event.altKey) return;
    event.preventDefault(); // back from where F12 led
    find("dialog").close();
  };
}

export function openDialog(title, parts) {
  fill(find("dialog-title"), title.charAt(0).toUpperCase() + title.slice(1));
  fill(find("dialog-body"), ...parts);
  if (!find("dialog").open) find("dialog").showModal();
  find("dialog-body").focus({ preventScroll: true }); // what is longer than the window goes by the arrows
  find("dialog").scrollTop = 0;
}
