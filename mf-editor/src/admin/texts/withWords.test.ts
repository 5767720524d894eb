import { expect, it, jest } from "@jest/globals";
import { startWords, withWords } from "./words.ts";

it("code comes once its words are there; words that could not be loaded are asked for again", async () => {
  const i18n = await startWords("de");
  expect(i18n.exists("merge.title")).toBe(false);
  const load = withWords(["screens"], async () => "the code");
  jest.spyOn(i18n, "addResourceBundle").mockImplementationOnce(() => {
    throw new Error("The words did not come.");
  });
  await expect(load()).rejects.toThrow("did not come");
  expect(await load()).toBe("the code");
  expect(i18n.exists("merge.title")).toBe(true);
  expect(i18n.exists("event.around")).toBe(false);
});
