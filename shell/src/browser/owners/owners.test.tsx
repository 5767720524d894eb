import { screen as screenOf, type ScreenProps } from "@festival/shared-ui/owner";
import { createBrowserOwner } from "@festival/shared-ui/owner/browser";
import { testPage } from "@festival/shared-ui/owner/testing";
import { describe, expect, it, jest } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { testFrame } from "../../layout/testFrame.ts";
import { createBus } from "../bus.ts";

function Title({ page }: ScreenProps<string>) {
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
const { startOwners } = await import("./owners.ts");

// a mismatch between server and browser is reported through console.error, which fails the test
describe("an owner's code", () => {
  it("renders a page that came before it, and does not hydrate the document with that", async () => {
    // React works in its own tasks, as in a browser
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    const page = testPage({ url: "/de/besuch", data: "Besuch" });
    document.body.innerHTML = '<main id="main" data-server="shell"><h1>Besuch</h1></main>';
    const state = { page, frame: testFrame(), composition: {}, shell: "s" };
    const bus = createBus(state);
    const { deliver } = startOwners(state, bus);
    // such as staff's draft of the public page that was sent
    deliver({ ...page, data: "Ihr Besuch" });
    await waitFor(() => expect(screen.getByRole("heading").textContent).toBe("Ihr Besuch"));
  });
});
