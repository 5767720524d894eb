import { expect, it } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { BehaviorSubject } from "rxjs";
import { InGerman } from "../testing/liveSession.tsx";
import { copyOf, owner, section } from "../testing/sections.ts";
import { openOwner } from "../workingCopy/ownerState.ts";
import { PeopleHere } from "./PeopleHere.tsx";
import type { Other, Presence } from "./Presence.ts";
import { PresenceMarks } from "./PresenceMarks.tsx";

const rect = { left: 10, top: 20, width: 300, height: 40 };

it("people who are here are shown by name and place, and idle ones over no section", () => {
  const others$ = new BehaviorSubject<ReadonlyMap<string, readonly Other[]>>(new Map());
  const presence = { others$ } as unknown as Presence;
  const state = openOwner(owner, copyOf([section(1)]));
  const { container } = render(
    <InGerman>
      <PeopleHere presence={presence} owners={new Map([["page:1", state]])} locale="de" />
      <PresenceMarks presence={presence} rects={new Map([[1, rect]])} />
    </InGerman>,
  );
  expect(screen.queryByRole("list")).toBeNull();
  const here = (name: string, idle: boolean) => ({ name, section: 1, field: "", idle });
  act(() =>
    others$.next(new Map([["page:1", [here("Jonas Frei", false), here("Mara Lind", true)]]])),
  );
  const people = screen.getAllByRole("listitem");
  expect(people.map(({ title }) => title)).toEqual([
    "Jonas Frei (Überschrift Wort 1)",
    "Mara Lind (Überschrift Wort 1, gerade nicht aktiv)",
  ]);
  const [mark, ...more] = container.querySelectorAll<HTMLElement>("p");
  expect([mark?.textContent, mark?.style.top, mark?.style.left, more.length]).toEqual([
    "Jonas Frei",
    "20px",
    "310px",
    0,
  ]);
  act(() => others$.next(new Map()));
  expect(screen.queryByRole("list")).toBeNull();
});
