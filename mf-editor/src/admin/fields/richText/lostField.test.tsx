/** @own-modules It replaces a module. */
import { createI18n, I18nextProvider } from "@festival/shared-ui/i18n";
import { afterEach, expect, it, jest } from "@jest/globals";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { FormProvider, useForm } from "react-hook-form";
import { texts } from "../../texts.ts";

const fetched = jest.fn();
jest.unstable_mockModule("../../../fields/richText/RichField.tsx", () => {
  fetched();
  throw new Error("The network is gone.");
});
const { RichTextInput } = await import("./RichTextInput.tsx");

const text = {
  blocks: [
    {
      key: "a",
      text: "Worte",
      type: "unstyled",
      depth: 0,
      inlineStyleRanges: [],
      entityRanges: [],
    },
  ],
  entityMap: {},
};

function Form() {
  const form = useForm({ defaultValues: { text } });
  return (
    <I18nextProvider i18n={createI18n("de", texts)}>
      <FormProvider {...form}>
        <RichTextInput path="text" label="Text" />
      </FormProvider>
    </I18nextProvider>
  );
}

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(window, "IntersectionObserver");
});

it("a field whose code does not load leaves the form as it is, and is asked for by the next press", async () => {
  const observer = { observe: () => undefined, disconnect: () => undefined };
  Object.assign(window, { IntersectionObserver: jest.fn(() => observer) });
  render(<Form />);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(fetched).not.toHaveBeenCalled();
  fireEvent.mouseDown(screen.getByText("Worte"));
  expect((await screen.findByRole("alert")).textContent).toContain("ließ sich nicht laden");
  const before = fetched.mock.calls.length;
  fireEvent.mouseDown(screen.getByText("Worte"));
  await waitFor(() => expect(fetched.mock.calls.length).toBeGreaterThan(before));
  expect(screen.getByText("Worte")).toBeTruthy();
});
