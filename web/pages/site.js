// The switch of light and dark takes no letters: the keys that open the search do so from it too.
addEventListener(
  "keydown",
  ({ key, target }) => {
    if (["/", "f", "s"].includes(key) && target.matches?.(".md-option")) target.blur();
  },
  true,
);

// What is typed while the search still answers the letters before is asked again once nobody types: with a gap
// behind it, since the same words are asked once.
let asked = 0;
addEventListener("input", ({ target }) => {
  if (!target.matches?.("[data-md-component=search-query]")) return;
  clearTimeout(asked);
  asked = setTimeout(() => {
    const { value, selectionStart, selectionEnd } = target;
    target.value = `${value} `;
    target.dispatchEvent(new KeyboardEvent("keyup", { bubbles: true }));
    target.value = value;
    target.setSelectionRange(selectionStart, selectionEnd);
  }, 400);
});
