// What the browser keeps for this page. It may keep nothing.
export const kept = {
  get(name) {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  },
  set(name, value) {
    try {
      localStorage.setItem(name, value);
    } catch {
      // nothing is kept
    }
  },
  remove(name) {
    try {
      localStorage.removeItem(name);
    } catch {
      // nothing is kept
    }
  },
};
