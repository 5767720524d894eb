import { describe, expect, it } from "@jest/globals";
import { loggedAddress } from "./loggedAddress.ts";

describe("an address in the log", () => {
  it.each([
    ["/de/newsletter?sent=1&token=abc_-1&step=confirm", "/de/newsletter?sent=…&token=…&step=…"],
    ["/de/programm-tickets?q=my%20illness&page=2", "/de/programm-tickets?q=…&page=…"],
    ["/de/api/events/?q=a=b&words", "/de/api/events/?q=…&…"],
    ["/de/api/plans/aB3_-6789012345678901234/", "/de/api/plans/…/"],
    ["/de/api/plans/abcdefghijklmnopqrstuvwx/calendar.ics", "/de/api/plans/…/calendar.ics"],
    ["/de/mein-programm/aB3_-6789012345678901234", "/de/mein-programm/…"],
    ["/de/api/temp-files/6c84fb90-12c4-11e1-840d-7b25c5ee775a/", "/de/api/temp-files/…/"],
    ["/x/6c84fb90-12c4-11e1-840d-7b25c5ee775a", "/x/…"],
    ["/de/veranstaltung#token=abc", "/de/veranstaltung"],
  ])("hides what was typed and keys: %s", (url, shown) => {
    expect(loggedAddress(url)).toBe(shown);
  });

  it.each([
    "/",
    "",
    "/de/veranstaltung/der-fliegende-hollaender-im-stadtpark-2026",
    "/de/api/page/halbmond/6",
    "/media/renditions/12-9f3c0a1b2c3d4e5f60718293/480.avif",
    "/de/api/plans/",
  ])("shows which page or call it is: %s", (url) => {
    expect(loggedAddress(url)).toBe(url);
  });
});
