import { testApi } from "@festival/shared-ui/owner/testRequest";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { Form } from "@festival/contracts/api/forms";
import { fieldType } from "@festival/contracts/formFields";
import { axeProblems, renderFragment } from "@festival/shared-ui/owner/testing";
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { answering, created, posts, resetBrowser } from "../../testing/showForm.tsx";
import { testField, testForm } from "../../testing/testForm.ts";
import { texts } from "../../texts.ts";
import { FormFragment } from "./FormFragment.tsx";
import { loadFormFragment } from "./loadFormFragment.ts";

beforeEach(resetBrowser);
afterEach(cleanup);

const form = testForm({
  slug: "barriere",
  title: "Eine Barriere melden",
  fields: [testField({ slug: "where", label: "Wo?", field_type: fieldType.text, required: true })],
});

function load(props: Record<string, unknown>, given: Form = form) {
  const asked: string[] = [];
  const api = testApi("de", (call) => {
    asked.push(call);
    return call === "GET /de/api/forms/" ? [{ slug: given.slug }] : given;
  });
  const context = { locale: "de", now: "2025-08-20T08:00:00.000Z", api } as const;
  return { asked, loaded: loadFormFragment(props, context) };
}

async function show() {
  return renderFragment(FormFragment, texts, await load({ slug: "barriere" }).loaded);
}
const send = () => userEvent.click(screen.getByRole("button", { name: "Nachricht senden" }));

describe("a form within another page", () => {
  it("is a region with a heading, and is posted to its own page without scripts", async () => {
    const { container } = await show();
    expect(screen.getByRole("region", { name: "Eine Barriere melden" })).toBeTruthy();
    expect(container.querySelector("form")?.getAttribute("action")).toBe(
      "/de/forms/barriere#answer",
    );
    expect(screen.getByLabelText<HTMLInputElement>(/Wo/).id).toBe("barriere-where");
    expect(await axeProblems(container)).toEqual([]);
  });

  it("says what is wrong in its place, and keeps what was typed", async () => {
    answering({
      status: 422,
      body: {
        code: "validation_failed",
        message: "",
        details: { fields: { where: "too_long" }, messages: { where: "Kürzer, bitte." } },
      },
    });
    const { container } = await show();
    await userEvent.type(screen.getByLabelText(/Wo/), "überall");
    await send();
    expect(await screen.findAllByText("Kürzer, bitte.")).toHaveLength(2);
    expect(screen.getByLabelText<HTMLInputElement>(/Wo/).value).toBe("überall");
    expect(await axeProblems(container)).toEqual([]);
  });

  it("thanks in the form's place, and offers another entry", async () => {
    answering(created);
    const { container } = await show();
    await userEvent.type(screen.getByLabelText(/Wo/), "überall");
    await send();
    const thanks = await screen.findByRole("heading", { name: "Angekommen" });
    expect(document.activeElement).toBe(thanks);
    expect(posts()).toHaveLength(1);
    expect(await axeProblems(container)).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "Noch einmal ausfüllen" }));
    expect(screen.getByLabelText<HTMLInputElement>(/Wo/).value).toBe("");
  });

  it("is any public form where a release is tried", async () => {
    const { asked, loaded } = load({});
    await loaded;
    expect(asked).toEqual(["GET /de/api/forms/", "GET /de/api/forms/barriere/"]);
  });
});
