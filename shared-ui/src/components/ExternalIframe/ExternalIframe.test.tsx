/** @own-modules axe looks into frames, which know jsdom's window alone. */
import type { Consent, ConsentService } from "@festival/contracts/consent";
import { iframeOf, mapIframe, type Iframe } from "@festival/contracts/embeds/iframes";
import { describe, expect, it } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { OwnerContext, type OwnerEnvironment } from "../../owner/ownerContext.ts";
import { axeProblems, testBus, testPage } from "../../owner/testing.tsx";
import { testImage } from "../testImage.ts";
import { ExternalIframe } from "./ExternalIframe.tsx";

const decided = (...services: ConsentService[]): Consent => ({ id: "a", version: 1, services });

function given(address: string): Iframe {
  const frame = iframeOf(address);
  if (!frame) throw new Error(`${address} can't be framed.`);
  return frame;
}
const film = given("https://youtu.be/abc");

function busWith(consent: Consent | null = null) {
  const bus = testBus(testPage({ url: "/de/besuch", data: null }));
  bus.consent$.next(consent);
  const agreed: ConsentService[] = [];
  bus.serviceAgreed$.subscribe((service) => agreed.push(service));
  return { ...bus, agreed };
}

function within(
  bus: ReturnType<typeof busWith>,
  {
    frame = film,
    locale = "de",
    ...props
  }: Partial<Parameters<typeof ExternalIframe>[0] & { locale: "de" | "en" }> = {},
) {
  const environment: OwnerEnvironment = {
    page: testPage({ url: `/${locale}/besuch`, locale, data: null }),
    bus,
    navigate: () => undefined,
    mountFragment: null,
    fragmentHtml: {},
  };
  return (
    <OwnerContext value={environment}>
      <ExternalIframe frame={frame} kind="watch" title="Probe" {...props} />
    </OwnerContext>
  );
}

const frameIn = (container: Element) => container.querySelector("iframe");

describe("something of another site", () => {
  it("loads nothing until the visitor wants it, and names the provider and its host", async () => {
    const { container } = render(within(busWith(), { image: testImage() }));
    expect(frameIn(container)).toBeNull();
    expect(container.innerHTML).not.toContain("youtube-nocookie");
    expect(screen.getByText(/YouTube \(Google Ireland Limited, Dublin\)/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Mehr zum Datenschutz" }).getAttribute("href")).toBe(
      "/de/datenschutz",
    );
    expect(await axeProblems(container)).toEqual([]);
  });

  it("loads once, and the next page asks again", async () => {
    const bus = busWith();
    const { container } = render(within(bus));
    await userEvent.click(screen.getByRole("button", { name: /^Einmal laden ?: Probe$/ }));
    expect(frameIn(container)?.getAttribute("src")).toBe(film.src);
    expect(document.activeElement).toBe(frameIn(container));
    expect(bus.agreed).toEqual([]);
    expect(await axeProblems(container)).toEqual([]);
  });

  it("loads always for those who say so, by the bus", async () => {
    const bus = busWith();
    const { container } = render(within(bus));
    await userEvent.click(screen.getByRole("button", { name: /^Immer laden ?: YouTube$/ }));
    expect(bus.agreed).toEqual(["youtube"]);
    expect(frameIn(container)).toBeTruthy();
  });

  it("comes in a frame that has a title, may do little and tells little", () => {
    const { container } = render(within(busWith(decided("youtube"))));
    const frame = frameIn(container);
    expect(frame?.title).toBe("Video bei YouTube: Probe");
    expect(frame?.getAttribute("sandbox")).not.toContain("allow-top-navigation");
    expect(frame?.getAttribute("referrerpolicy")).toBe("strict-origin");
    expect(frame?.getAttribute("loading")).toBe("lazy");
    expect(screen.getByRole("link", { name: "Nicht mehr immer laden" }).getAttribute("href")).toBe(
      "/de/cookie-einstellungen",
    );
  });

  it("is loaded by the consent for its own service only, as soon as it is given", () => {
    const bus = busWith(decided("vimeo"));
    const { container } = render(within(bus));
    expect(frameIn(container)).toBeNull();
    act(() => bus.consent$.next(decided("vimeo", "youtube")));
    expect(frameIn(container)).toBeTruthy();
    act(() => bus.consent$.next(decided()));
    expect(frameIn(container)).toBeNull();
  });

  it("says that it needs a connection while there is none", async () => {
    const bus = busWith();
    const { container } = render(within(bus));
    act(() => bus.online$.next(false));
    expect(screen.getByRole("status").textContent).toBe("Zum Laden brauchen Sie eine Verbindung.");
    for (const button of screen.getAllByRole<HTMLButtonElement>("button"))
      expect(button.disabled).toBe(true);
    expect(await axeProblems(container)).toEqual([]);
  });

  it("is worded in the page's language, and a map is one, too", async () => {
    const frame = mapIframe("openstreetmap", { latitude: 50.7, longitude: 7.1 });
    const { container } = render(
      within(busWith(), { ...(frame && { frame }), kind: "map", title: "", locale: "en" }),
    );
    expect(screen.getByText("Map by OpenStreetMap")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: /^Load once/ }));
    expect(frameIn(container)?.title).toBe("Map by OpenStreetMap");
    expect(await axeProblems(container)).toEqual([]);
  });
});
