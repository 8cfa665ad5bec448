// The switch of light and dark takes no letters: the keys that open the search do so from it too.
addEventListener(
  "keydown",
  ({ key, target }) => {
    if (["/", "f", "s"].includes(key) && target.matches?.(".md-option")) target.blur();
  },
  true,
);

// The search answers each letter, and one letter with nearly every page: who types fast waits for all these answers
// before the last one. It is asked once nobody types for a moment.
const PAUSE = 200;
let later = 0;
addEventListener(
  "keyup",
  (event) => {
    const { target, isTrusted } = event;
    if (!isTrusted || !target.matches?.("[data-md-component=search-query]")) return;
    event.stopPropagation();
    clearTimeout(later);
    later = setTimeout(() => target.dispatchEvent(new KeyboardEvent("keyup", { bubbles: true })), PAUSE);
  },
  true,
);

// The search looks for each word as the beginning of one, `no` as well as `noise`: words that say nothing are left out.
const SAY_NOTHING = new Set(
  `a an and are as at be by can do does for from have how i if in is it its me my no not of on or so than that the then there
  these this to was what when where which who why will with you your`.split(/\s+/),
);
const QUERY = 2; // the message by which Material asks its worker

function askedFor(text) {
  if (text.includes('"')) return text;
  const words = text.split(/\s+/);
  const telling = words.filter((word) => !SAY_NOTHING.has(word.toLowerCase()));
  return telling.some(Boolean) ? telling.join(" ") : text;
}

const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (message, ...more) {
  const asks = message?.type === QUERY && typeof message.data === "string";
  return post.call(this, asks ? { ...message, data: askedFor(message.data) } : message, ...more);
};
