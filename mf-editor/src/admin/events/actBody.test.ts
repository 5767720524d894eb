import { describe, expect, it } from "@jest/globals";
import { toForm } from "../fields/formValues.ts";
import { actBody, isChange, preparedValues, refilled } from "./actBody.ts";
import { actFields } from "./actFields.ts";

const both = (text: string) => ({ de: text, en: text });
const words = (reason: string) => ({
  reason: both(reason),
  alert: { title: both("Abgesagt"), text: both(`Fällt aus. ${reason}`) },
  ticketing: both("…"),
  press: both("…"),
});
const seen = (prepared: ReturnType<typeof words> | undefined) => ({ revision: 3, prepared });
const empty = toForm(actFields("cancel"), {});

describe("what is sent for an act", () => {
  it("is the act alone at first, so that words for it are prepared", () => {
    const { body } = actBody("cancel", empty, seen(undefined));
    expect(body).toEqual({ kind: "cancel", revision: 3, leaves_highlights: true });
  });

  it("has the words of an alert, and one's own reason, but not the prepared one", () => {
    const prepared = words("Wir bedauern das.");
    const form = { ...empty, ...preparedValues(prepared) };
    const { body, problems } = actBody("cancel", form, seen(prepared));
    expect([body.reason, body.alert, problems.size]).toEqual([undefined, prepared.alert, 0]);
    const own = actBody("cancel", { ...form, reason: both("Sturm.") }, seen(prepared));
    expect(own.body.reason).toEqual(both("Sturm."));
    const without = actBody("cancel", { ...form, has_alert: false }, seen(prepared));
    expect("alert" in without.body).toBe(false);
  });

  it("names what is missing in one language", () => {
    const prepared = words("Wir bedauern das.");
    const form = { ...empty, ...preparedValues(prepared), reason: { de: "Sturm.", en: "" } };
    const { problems } = actBody("cancel", form, seen(prepared));
    expect([...problems]).toEqual([["reason.en", "required"]]);
  });

  it("has the new start by the festival's clocks, and the new venue", () => {
    const form = toForm(actFields("postpone"), { starts_at: "2026-07-01T18:00:00.000Z" });
    expect(actBody("postpone", form, seen(undefined)).body.starts_at).toBe(
      "2026-07-01T18:00:00.000Z",
    );
    const moved = toForm(actFields("move"), { venue_id: 7 });
    expect(actBody("move", moved, seen(undefined)).body.venue_id).toBe(7);
  });
});

describe("an act changes something", () => {
  const event = { starts_at: "2026-07-01T18:00:00.000Z", venue_id: 7 };
  const act = { kind: "cancel", revision: 1, leaves_highlights: true } as const;

  it("only with another start, or another venue", () => {
    expect(isChange(act, event)).toBe(true);
    const { starts_at, venue_id } = event;
    expect(isChange({ ...act, kind: "postpone", starts_at }, event)).toBe(false);
    expect(isChange({ ...act, kind: "postpone" }, event)).toBe(false);
    const later = "2026-07-02T18:00:00.000Z";
    expect(isChange({ ...act, kind: "postpone", starts_at: later }, event)).toBe(true);
    expect(isChange({ ...act, kind: "move", venue_id }, event)).toBe(false);
    expect(isChange({ ...act, kind: "move", venue_id: 8 }, event)).toBe(true);
  });
});

describe("prepared words", () => {
  it("fill what is empty, and follow what else is typed", () => {
    const first = words("Wir bedauern das.");
    expect(refilled(empty, undefined, first)).toEqual(preparedValues(first));
    const form = { ...empty, ...preparedValues(first), reason: both("Sturm.") };
    // the reason is one's own by now; the alert repeats it
    expect(refilled(form, first, words("Sturm."))).toEqual({
      alert_text: both("Fällt aus. Sturm."),
    });
  });

  it("never replace what was typed into them", () => {
    const first = words("Wir bedauern das.");
    const form = { ...empty, ...preparedValues(first), alert_text: both("Kommen Sie nicht!") };
    expect(refilled(form, first, words("Sturm."))).toEqual({ reason: both("Sturm.") });
  });
});
