import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { listenToLinks } from "./links.ts";

const navigate = jest.fn();
const warm = jest.fn();
const openNewsletter = jest.fn();
/** Whether the last event was left to the browser. */
let isLeft: boolean | undefined;

beforeAll(() => {
  listenToLinks({ navigate, warm, openNewsletter });
  // stands for the browser, which acts after all listeners, and which jsdom is not
  for (const type of ["click", "submit"]) {
    addEventListener(type, (event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    });
  }
});
beforeEach(() => {
  document.documentElement.lang = "de";
  history.replaceState(null, "", "/de/magazin?page=2");
  document.cookie = "festival_locale=; max-age=0; path=/";
});
afterEach(() => {
  document.body.innerHTML = "";
  jest.clearAllMocks();
  isLeft = undefined;
});

function click(html: string, init: MouseEventInit = {}): void {
  document.body.innerHTML = html;
  const target = document.querySelector("[data-target], a");
  target?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
}

describe("a click on a link", () => {
  it.each([
    ['<a href="/de/konzert-o-mat">x</a>', "/de/konzert-o-mat", false],
    ['<a href="/de/magazin?page=3"><b data-target>x</b></a>', "/de/magazin?page=3", false],
    ['<a href="/de/programm-tickets#tag" target="_self">x</a>', "/de/programm-tickets#tag", false],
    ['<a href="?page=3" data-keep-position>x</a>', "/de/magazin?page=3", true],
    ['<p data-keep-position><a href="?page=3">x</a></p>', "/de/magazin?page=3", true],
  ])("%s is a navigation without a new document", (html, to, keepPosition) => {
    click(html);
    expect(navigate.mock.calls).toEqual([[`http://localhost${to}`, { keepPosition }]]);
    expect(isLeft).toBe(false);
  });

  it("to the newsletter opens its dialog, unless one is there or asks for something else", () => {
    click('<a href="/de/newsletter">x</a>');
    expect([openNewsletter.mock.calls.length, navigate.mock.calls.length]).toEqual([1, 0]);
    expect(isLeft).toBe(false);
    click('<a href="/de/newsletter?step=settings&token=a">x</a>');
    click('<a href="/de/newsletter" target="_blank">x</a>');
    click('<a href="/de/newsletter">x</a>', { ctrlKey: true });
    history.replaceState(null, "", "/de/newsletter?sent=1");
    click('<a href="/de/newsletter">x</a>');
    expect([openNewsletter.mock.calls.length, navigate.mock.calls.length]).toEqual([1, 2]);
  });

  it.each([
    ["another language", '<a href="/en/magazine" hreflang="en">x</a>'],
    ["another site", '<a href="https://tickets.example/de/x">x</a>'],
    ["mail", '<a href="mailto:a@b.example">x</a>'],
    ["no address at all", '<a href="http://[">x</a>'],
    ["no page of ours", '<a href="/admin/login">x</a>'],
    ["a new window", '<a href="/de" target="_blank">x</a>'],
    ["a download", '<a href="/de/x" download>x</a>'],
    ["what asks for a document", '<a href="/de" data-full-load>x</a>'],
    ["a place on this page", '<a href="/de/magazin?page=2#unten">x</a>'],
    ["no link", "<b data-target>x</b>"],
  ])("to %s is left to the browser", (_what, html) => {
    click(html);
    expect(navigate).not.toHaveBeenCalled();
    expect(isLeft).toBe(true);
  });

  it.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])("with %j is left to the browser", (init) => {
    click('<a href="/de">x</a>', init);
    expect(navigate).not.toHaveBeenCalled();
    expect(isLeft).toBe(true);
  });

  it("that another handler has handled is left alone", () => {
    document.body.innerHTML = '<a href="/de">x</a>';
    const link = document.querySelector("a");
    link?.addEventListener("click", (event) => event.preventDefault());
    link?.click();
    expect(navigate).not.toHaveBeenCalled();
  });

  it("to the other language is remembered for the next visit", () => {
    click('<a href="/de" hreflang="de">x</a>');
    expect(document.cookie).not.toContain("festival_locale");
    click('<a href="/en" hreflang="en">x</a>');
    expect(document.cookie).toContain("festival_locale=en");
  });
});

describe("a form", () => {
  const submit = (html: string) => {
    document.body.innerHTML = html;
    document.querySelector("form")?.requestSubmit(document.querySelector("button"));
  };

  it("that reads is a navigation with its filled fields", () => {
    submit(`<form action="/de/programm-tickets?old=1" data-keep-position>
      <input name="q" value="a b"><input name="from_date" value=""><input name="page" value="2">
      <button name="tickets_available" value="1">x</button></form>`);
    expect(navigate.mock.calls).toEqual([
      [
        "http://localhost/de/programm-tickets?q=a+b&page=2&tickets_available=1",
        { keepPosition: true },
      ],
    ]);
  });

  it("works with fields that are called like a form's own properties", () => {
    submit(
      '<form action="/de/magazin"><input name="action" value="x"><input name="method" value="y"><button>x</button></form>',
    );
    expect(navigate.mock.calls[0]?.[0]).toBe("http://localhost/de/magazin?action=x&method=y");
  });

  it.each([
    '<form method="post" action="/de/newsletter"><button>x</button></form>',
    '<form action="/en/magazine"><button>x</button></form>',
    '<form action="https://evil.example/de"><button>x</button></form>',
    '<form action="/de" target="_blank"><button>x</button></form>',
    '<form action="/de"><button formmethod="post">x</button></form>',
  ])("is left to the browser: %s", (html) => {
    submit(html);
    expect(navigate).not.toHaveBeenCalled();
    expect(isLeft).toBe(true);
  });
});

describe("a pointer over a link", () => {
  const hover = (html: string) => {
    document.body.innerHTML = html;
    document.querySelector("a")?.dispatchEvent(new Event("pointerover", { bubbles: true }));
  };

  it("warms its page, but not the present one nor one of another site", () => {
    hover('<a href="/de/konzert-o-mat">x</a>');
    hover('<a href="/de/magazin?page=2">x</a>');
    hover('<a href="https://evil.example/de">x</a>');
    hover('<a href="http://[">x</a>');
    expect(warm.mock.calls).toEqual([["http://localhost/de/konzert-o-mat"]]);
  });
});
