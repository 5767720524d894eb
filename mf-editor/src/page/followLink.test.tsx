import { createI18n, I18nextProvider } from "@festival/shared-ui/i18n";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { fireEvent, render, screen } from "@testing-library/react";
import { copyOf, owner, section } from "../testing/sections.ts";
import { texts } from "../texts.ts";
import { openOwner } from "../workingCopy/ownerState.ts";
import { SectionFrames, type SectionActs } from "./frames/SectionFrames.tsx";

describe("a press on a section's frame", () => {
  const onSelect = jest.fn();
  const toggle = jest.fn();
  const followed = jest.fn((event: MouseEvent) => event.preventDefault());
  /** What lies under the pointer, the upmost first. */
  let under: Element[];

  beforeEach(() => {
    for (const mock of [onSelect, toggle, followed]) mock.mockClear();
    Object.defineProperty(document, "elementsFromPoint", {
      configurable: true,
      value: () => under,
    });
    const states = new Map([["page:1", openOwner(owner, copyOf([section(1)]))]]);
    render(
      <I18nextProvider i18n={createI18n("de", texts)}>
        <main id="main">
          <p>
            <a href="/de/besuch" onClick={({ nativeEvent }) => followed(nativeEvent)}>
              Zum <b>Besuch</b>
            </a>
          </p>
        </main>
        <a href="/admin" onClick={({ nativeEvent }) => followed(nativeEvent)}>
          Verwaltung
        </a>
        <SectionFrames
          owners={states}
          rects={new Map([[1, { left: 0, top: 0, width: 100, height: 20 }]])}
          unseen={new Set()}
          selected={undefined}
          marked={undefined}
          locale="de"
          acts={{ toggle } as Partial<SectionActs> as SectionActs}
          onSelect={onSelect}
          onMove={() => undefined}
        />
      </I18nextProvider>,
    );
    under = [frame(), screen.getByText("Besuch"), screen.getByRole("main")];
  });
  afterEach(() => {
    // the window is that of other tests, too
    Reflect.deleteProperty(document, "elementsFromPoint");
  });

  const frame = () => screen.getByRole("button", { name: /^Überschrift bearbeiten/ });
  const calls = () => [followed, toggle, onSelect].map(({ mock }) => mock.calls.length);

  it.each(["ctrlKey", "metaKey"])("follows the link that it covers, with %s", (key) => {
    fireEvent.click(frame(), { [key]: true });
    expect(calls()).toEqual([1, 0, 0]);
  });

  it("chooses the section without a key", () => {
    fireEvent.click(frame());
    expect(calls()).toEqual([0, 0, 1]);
  });

  it("marks the section where it covers no link of the page", () => {
    under = [frame(), screen.getByText("Verwaltung"), screen.getByRole("main")];
    fireEvent.click(frame(), { ctrlKey: true });
    expect(calls()).toEqual([0, 1, 0]);
  });
});
