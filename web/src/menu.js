// A short list at a place of the page, to choose from by keys: what an editor shows as quick fixes.
import { element, withCode } from "./dom.js";

// Show choices `{title, run}` at a place in the window. `back` gets the focus when it closes. With `typing` a letter
// closes it and goes on to what has the focus then.
export function showMenu({ left, top }, label, choices, back, typing = false) {
  const close = () => {
    box.remove();
    back();
  };
  const rows = choices.map(({ title, run }) =>
    element("button", { role: "menuitem", tabindex: "-1", onclick: () => { close(); run(); } }, withCode(title)),
  );
  const box = element("div", { role: "menu", class: "menu", "aria-label": label, onkeydown: keys }, rows);
  function keys(event) {
    const at = rows.indexOf(document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
    if (to !== undefined) rows[(to + rows.length) % rows.length].focus();
    else if (event.key === "Escape" || event.key === "Tab") close();
    else {
      if (typing && event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey) close();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }
  box.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget !== null && !box.contains(relatedTarget)) box.remove();
  });
  document.body.append(box);
  const { width, height } = box.getBoundingClientRect();
  box.style.left = `${Math.max(4, Math.min(left, innerWidth - width - 4))}px`;
  box.style.top = `${top + height > innerHeight ? Math.max(4, top - height - 28) : top}px`;
  rows[0].focus();
}
