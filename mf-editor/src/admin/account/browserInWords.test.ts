import { expect, it } from "@jest/globals";
import { browserInWords } from "./browserInWords.ts";

const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0";

it.each([
  [`Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36`, "Chrome, Linux"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/140.0`, "Edge, Windows"],
  [`Mozilla/5.0 (Linux; Android 15; SM-G991B) ${chrome} Mobile Safari/537.36`, "Chrome, Android"],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 15.6; rv:142.0) Gecko/20100101 Firefox/142.0",
    "Firefox, macOS",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/18.6 Mobile Safari/604.1",
    "Safari, iPhone",
  ],
  ["curl/8.5.0", "curl/8.5.0"],
  ["", ""],
])("a browser is named by its program and system: %s", (userAgent, words) => {
  expect(browserInWords(userAgent)).toBe(words);
});
