// The switch of light and dark takes no letters: the keys that open the search do so from it too.
addEventListener(
  "keydown",
  ({ key, target }) => {
    if (["/", "f", "s"].includes(key) && target.matches?.(".md-option")) target.blur();
  },
  true,
);
