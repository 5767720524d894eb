/** @own-modules It replaces a module. */
import { afterEach, expect, it, jest } from "@jest/globals";
import { useTranslation } from "@festival/shared-ui/i18n";
import { cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";

const fetched: string[] = [];
for (const locale of ["de", "en"]) {
  const { default: own } = await import(`../locales/${locale}.json`, { with: { type: "json" } });
  jest.unstable_mockModule(`./${locale}.ts`, () => {
    fetched.push(locale);
    return { words: own };
  });
}
const { lazyWithWords } = await import("./withWords.tsx");

function Words() {
  const { t } = useTranslation();
  return <p>{`${t("tools.admin")}, ${t("toolbar.start")}`}</p>;
}

afterEach(cleanup);

it("lazyWithWords: fetches the words of its language alone, and knows those of the bar", async () => {
  const { en: InEnglish } = lazyWithWords(async () => Words);
  expect(fetched).toEqual([]);
  render(
    <Suspense>
      <InEnglish />
    </Suspense>,
  );
  expect(await screen.findByText("In the admin area, Edit page")).toBeTruthy();
  expect(fetched).toEqual(["en"]);
});
