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

// MESSAGES and WORDS stand above, written by `documents.py`: the codes with their messages, and the words of the pages.
const known = new Set(WORDS.split(" "));
const plain = (text) => text.toLowerCase().replace(/[`“”]/g, "").replace(/\s+/g, " ").trim();
const said = MESSAGES.map(([code, message]) => [code, message.split("…").map(plain)]);
const FIRST = (code) => `title:${code}*^100`; // the page of a code whose message is asked for comes first
const MOST_CODES = 4;
const AS_WRITTEN = 3; // words in a row of a message that are no accident

// The codes whose message has these words as they stand, or is one of which they are a line as `dow check` tells it.
function codesOf(text) {
  const asked = plain(text);
  if (asked.split(" ").length < AS_WRITTEN) return [];
  const fits = ([, parts]) => parts.some((part) => part.includes(asked)) || (parts.some((part) => part.split(" ").length >= AS_WRITTEN) && inOrder(asked, parts));
  const found = said.filter(fits).map(([code]) => code);
  return found.length <= MOST_CODES ? found : [];
}

function inOrder(asked, parts) {
  let at = 0;
  for (const part of parts) {
    const there = asked.indexOf(part, at);
    if (there < 0) return false;
    at = there + part.length;
  }
  return true;
}

// A word that no page has and none begins with is taken for the nearest one.
function meant(word) {
  const asked = word.toLowerCase();
  if (!/^[a-z]{5,}$/.test(asked) || known.has(asked)) return word;
  let nearest = word;
  let least = asked.length > 7 ? 2 : 1;
  for (const each of known) {
    if (each.startsWith(asked)) return word;
    const far = distance(asked, each, least);
    if (far < least || (far === least && nearest === word)) [nearest, least] = [each, far];
  }
  return nearest;
}

// How many letters are to be changed, put in, left out or exchanged with the next one. More than `most` is Infinity.
function distance(one, other, most) {
  if (Math.abs(one.length - other.length) > most) return Infinity;
  let [above, before] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const same = one[row - 1] === other[at - 1];
      now[at] = Math.min(now[at - 1] + 1, before[at] + 1, before[at - 1] + (same ? 0 : 1));
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]) now[at] = Math.min(now[at], above[at - 2] + 1);
    }
    if (Math.min(...now) > most) return Infinity;
    [above, before] = [before, now];
  }
  return before[other.length] > most ? Infinity : before[other.length];
}

function askedFor(text) {
  if (text.includes('"')) return text;
  const words = text.split(/\s+/);
  const telling = words.filter((word) => !SAY_NOTHING.has(word.toLowerCase())).map(meant);
  const rest = telling.some(Boolean) ? telling.join(" ") : text;
  return [...codesOf(text).map(FIRST), rest].join(" ");
}

const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (message, ...more) {
  const asks = message?.type === QUERY && typeof message.data === "string";
  return post.call(this, asks ? { ...message, data: askedFor(message.data) } : message, ...more);
};
