import { describe, expect, it } from "@jest/globals";
import { fillControls } from "./fillControls.ts";

function formOf(html: string): HTMLFormElement {
  const form = document.createElement("form");
  form.innerHTML = html;
  return form;
}
const valuesIn = (form: HTMLFormElement) => [...new FormData(form).entries()];

describe("filling in a draft", () => {
  it("keeps what the visitor typed or ticked before the scripts came", () => {
    const form = formOf(
      '<input name="name"><textarea name="text"></textarea>' +
        '<input type="radio" name="way" value="phone"><input type="radio" name="way" value="post">' +
        '<select name="topic"><option value="">?</option><option value="a">A</option><option value="b">B</option></select>',
    );
    const [name, , , post, topic] = form.elements;
    if (name instanceof HTMLInputElement) name.value = "Ad";
    if (post instanceof HTMLInputElement) post.checked = true;
    if (topic instanceof HTMLSelectElement) topic.value = "b";
    const draft = { name: "Eve", text: "Guten Tag", way: "phone", topic: "a" };
    expect(fillControls(form, draft)).toBe(true);
    expect(valuesIn(form)).toEqual([
      ["name", "Ad"],
      ["text", "Guten Tag"],
      ["way", "post"],
      ["topic", "b"],
    ]);
  });

  it("unticks what the form begins with, where the draft has it unticked", () => {
    const form = formOf(
      '<input type="checkbox" name="days" value="sat"><input type="checkbox" name="days" value="sun" checked>',
    );
    expect(fillControls(form, { days: ["sat"] })).toBe(true);
    expect(valuesIn(form)).toEqual([["days", "sat"]]);
  });

  it("never writes into hidden controls", () => {
    const form = formOf('<input type="hidden" name="source" value="web">');
    expect(fillControls(form, { source: "draft" })).toBe(false);
    expect(valuesIn(form)).toEqual([["source", "web"]]);
  });

  it("is no news where the form holds the same already", () => {
    const form = formOf('<input name="name" value="Ada"><select name="topic"><option>A</select>');
    expect(fillControls(form, { name: "Ada", topic: "A", gone: "since" })).toBe(false);
  });
});
