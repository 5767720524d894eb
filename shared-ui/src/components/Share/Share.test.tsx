import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { axeProblems, renderScreen, testPage } from "@festival/shared-ui/owner/testing";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Share } from "./Share.tsx";

const url = "/de/programm-tickets/cis-moll/7";

function show() {
  const Screen = () => (
    <Share title="Cis-Moll" summary="30. August, Schmiede" label="Weitersagen" copied="Kopiert" />
  );
  const rendered = renderScreen(Screen, { de: {}, en: {} }, testPage({ url, data: null }));
  return { ...rendered, link: screen.getByRole("link", { name: "Weitersagen" }) };
}

describe("sharing a page", () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, "share");
  });

  it("is a link to a new mail where no script runs", async () => {
    const { link, container } = show();
    const mail = new URL(link.getAttribute("href") ?? "");
    expect([mail.protocol, mail.searchParams.get("subject")]).toEqual(["mailto:", "Cis-Moll"]);
    expect(mail.searchParams.get("body")).toBe("Cis-Moll\n30. August, Schmiede");
    expect(await axeProblems(container)).toEqual([]);
  });

  it("copies the whole address where the device can't share, and says so", async () => {
    const person = userEvent.setup();
    const { link, container } = show();
    await person.click(link);
    await waitFor(() => expect(screen.getByRole("status").textContent).toBe("Kopiert"));
    expect(await navigator.clipboard.readText()).toBe(new URL(url, location.href).href);
    expect(await axeProblems(container)).toEqual([]);
  });

  it("is the device's own where there is one, and does nothing when the visitor cancels it", async () => {
    const shared = jest.fn<(data: ShareData) => Promise<void>>(() =>
      Promise.reject(new DOMException("Abort", "AbortError")),
    );
    Object.assign(navigator, { share: shared });
    const { link } = show();
    await userEvent.click(link);
    expect(shared).toHaveBeenCalledWith({
      title: "Cis-Moll",
      text: "30. August, Schmiede",
      url: new URL(url, location.href).href,
    });
    expect(screen.getByRole("status").textContent).toBe("");
  });
});
