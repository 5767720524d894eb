/** @own-modules It replaces a module. */
import type { Page } from "@festival/contracts/pageOwner";
import { screen as screenOf, type ScreenProps } from "@festival/shared-ui/owner";
import { createBrowserOwner } from "@festival/shared-ui/owner/browser";
import { testPage } from "@festival/shared-ui/owner/testing";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { useEffect } from "react";
import { testFrame } from "../../layout/testFrame.ts";
import { createBus } from "../bus.ts";

function Title({ page }: ScreenProps<string>) {
  useEffect(() => {
    document.title = page.data;
  }, [page.data]);
  return <h1>{page.data}</h1>;
}

const texts = async () => ({ default: {} });
const app = createBrowserOwner({
  owner: "shell",
  screens: { page: screenOf({ server: false, Screen: async () => Title }) },
  texts: { de: texts, en: texts },
});
// the owner's code comes over the network
jest.unstable_mockModule("../../app.ts", () => app);

/** Starts the owners of a document that the server made of the page, with a single-spa of its own. */
async function start(page: Page<string>) {
  jest.resetModules();
  const { startOwners } = await import("./owners.ts");
  document.title = "";
  document.body.innerHTML = `<main id="main" data-server="shell"><h1>${page.data}</h1></main>`;
  const state = { page, frame: testFrame(), composition: {}, shell: "s" };
  return { ...startOwners(state, createBus(state)), heading: screen.getByRole("heading") };
}

beforeEach(() => {
  // React works in its own tasks, as in a browser
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});
afterEach(async () => {
  const { getAppNames, unregisterApplication } = await import("single-spa");
  await Promise.all(getAppNames().map(unregisterApplication));
  // tells the next one that it is the only one
  Reflect.deleteProperty(globalThis, "singleSpaNavigate");
});

// a mismatch between server and browser is reported through console.error, which fails the test
describe("an owner's code", () => {
  it("renders a page that came before it, and does not hydrate the document with that", async () => {
    const page = testPage({ url: "/de/besuch", data: "Besuch" });
    const { deliver } = await start(page);
    // such as staff's draft of the public page that was sent
    deliver({ ...page, data: "Ihr Besuch" });
    await waitFor(() => expect(document.title).toBe("Ihr Besuch"));
    expect(screen.getByRole("heading").textContent).toBe("Ihr Besuch");
  });

  it("hydrates the document where its own page is delivered once more", async () => {
    const page = testPage({ url: "/de/team", data: "Team" });
    const { deliver, heading } = await start(page);
    // as for staff who have no draft of it
    deliver(page);
    await waitFor(() => expect(document.title).toBe("Team"));
    expect(screen.getByRole("heading")).toBe(heading);
  });
});
