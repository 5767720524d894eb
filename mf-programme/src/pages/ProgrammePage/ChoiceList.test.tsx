import { afterEach, describe, expect, it, jest } from "@jest/globals";
import type { EventChoices } from "@festival/contracts/api/programme";
import { axeProblems, renderScreen } from "@festival/shared-ui/owner/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { choiceList, eventChoices } from "../../testing/factories.ts";
import { choices, programme } from "../../testing/showProgramme.tsx";
import { texts } from "../../texts.ts";
import { ProgrammePage } from "./ProgrammePage.tsx";

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

function answerWith(found: EventChoices) {
  const fetched = jest.fn<(url: string, init: unknown) => Promise<unknown>>((url) =>
    // how many would be left is asked for, too, and is not what is tested here
    url.includes("/count/")
      ? new Promise(() => undefined)
      : Promise.resolve({ ok: true, json: () => Promise.resolve(found) }),
  );
  globalThis.fetch = fetched as unknown as typeof fetch;
  return fetched;
}

describe("a list of five thousand names", () => {
  it("asks the server for the names that are not in the page, and keeps what was ticked", async () => {
    const found = eventChoices({ cast_members: choiceList([777, "Øystein Dvořák", 2]) });
    const fetched = answerWith(found);
    const user = userEvent.setup();
    const many = { ...choices, cast_members: { ...choices.cast_members, total: 5000 } };
    const navigate = jest.fn();
    const page = await programme("/de/programm-tickets?venues=3", undefined, many);
    const { container } = renderScreen(ProgrammePage, texts, page, { navigate });
    const list = within(screen.getByRole("group", { name: "Mitwirkende" }));
    expect(list.getByText("4986 weitere Namen sind über die Suche zu finden.")).toBeTruthy();
    const find = screen.getByRole("searchbox", { name: "Mitwirkende durchsuchen" });
    // a slip of the finger that the server forgives; typed in one go, so that no machine is too slow for it
    for (const typed of ["d", "dv", "dvo", "dvor", "dvorr", "dvorra", "dvorrak"]) {
      fireEvent.change(find, { target: { value: typed } });
    }
    await user.click(await list.findByRole("checkbox", { name: "Øystein Dvořák 2" }));
    const asked = fetched.mock.calls.filter(([url]) => url.includes("/choices/"));
    expect(asked).toHaveLength(1);
    // for those who do not see the list
    expect(list.getByText("Mitwirkende: 1").closest("[aria-live]")).toBeTruthy();
    expect(fetched).toHaveBeenCalledWith(
      "/de/api/events/choices/?venues=3&list=cast_members&find=dvorrak",
      expect.anything(),
    );
    expect(await axeProblems(container)).toEqual([]);
    await user.clear(find);
    expect(list.queryByText(/^Mitwirkende: /)).toBeNull();
    await user.click(list.getByRole("checkbox", { name: "Solistin Nummer 3 1" }));
    await user.click(screen.getByRole("button", { name: "Konzerte zeigen" }));
    expect(navigate).toHaveBeenCalledWith(
      "/de/programm-tickets?cast_members=3,777&venues=3",
      expect.anything(),
    );
  });

  it("says that there is no such name after the server's answer, and after a failed request", async () => {
    const fetched = jest.fn(() => Promise.reject(new TypeError("offline")));
    globalThis.fetch = fetched;
    const user = userEvent.setup();
    const many = { ...choices, cast_members: { ...choices.cast_members, total: 5000 } };
    const page = await programme("/de/programm-tickets", undefined, many);
    renderScreen(ProgrammePage, texts, page);
    await user.type(screen.getByRole("searchbox", { name: "Mitwirkende durchsuchen" }), "xyz");
    const list = within(screen.getByRole("group", { name: "Mitwirkende" }));
    expect(list.queryByText("Diesen Namen gibt es hier nicht.")).toBeNull();
    await waitFor(() => expect(list.getByText("Diesen Namen gibt es hier nicht.")).toBeTruthy());
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
