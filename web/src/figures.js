// Figures at the ends of the lines they are of, as long as the text is the one they were made of.
import { StateEffect, StateField } from "@codemirror/state";
import { Decoration, EditorView, WidgetType } from "@codemirror/view";
import { element, withCode } from "./dom.js";

const TONES = { passed: " good", failed: " bad" };
const tone = (text) => TONES[text] ?? (text.startsWith("no test: ") ? " warn" : "");

class Figure extends WidgetType {
  constructor({ text, told }) {
    super();
    this.text = text;
    this.told = told;
  }
  eq(other) {
    return other.text === this.text && other.told === this.told;
  }
  toDOM() {
    return element("span", { class: `figure${tone(this.text)}`, title: this.told || this.text }, withCode(this.text));
  }
}

const known = StateEffect.define();

// By what was asked (odds, tests, coverage): a new text knows none of them.
export const figures = StateField.define({
  create: () => ({}),
  update(value, transaction) {
    const kept = transaction.docChanged ? {} : value;
    const news = transaction.effects.filter((effect) => effect.is(known)).map((effect) => effect.value);
    return news.length ? Object.assign({}, kept, ...news) : kept;
  },
  provide: (field) =>
    EditorView.decorations.from(field, (value) => (view) => {
      const { doc } = view.state;
      const all = Object.values(value).flat().filter(({ line }) => line < doc.lines);
      return Decoration.set(
        all.map((each) => Decoration.widget({ widget: new Figure(each), side: 1 }).range(doc.line(each.line + 1).to)),
        true,
      );
    }),
});

export function showFigures(view, name, found) {
  view.dispatch({ effects: known.of({ [name]: found }) });
}
