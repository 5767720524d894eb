import { describe, expect, it } from "@jest/globals";
import { findPasswordProblem } from "./passwordRules.ts";

const account = { email: "clara.wieck@festival.example", username: "Clara Wieck" };

describe("a new password", () => {
  it.each([
    ["kurz", "too_short"],
    ["elf Zeichen", "too_short"],
    ["clara.wieck@festival.example", "like_account"],
    ["Clara-Wieck-2025", "like_account"],
    ["clara1234567", "like_account"],
    ["WieckWieck99", "like_account"],
    ["Passwort1234!", "too_common"],
    ["123456789012", "too_common"],
    ["098765432109", "too_common"],
    ["abcdefghijkl", "too_common"],
    ["aaaaaaaaaaaaaaaa", "too_common"],
    ["abcabcabcabcabc", "too_common"],
    ["Musikfest2025!!", "too_common"],
  ])("%j is %s", (password, problem) => {
    expect(findPasswordProblem(password, account)).toBe(problem);
  });

  it.each([
    "vier Bratschen im Regen",
    "zK4#m9Lq!pX2",
    "🎻🎺🎷🥁🎹🎸🪕🪗🎼🎵🎶🎤",
    "Claras Katze schnarcht",
  ])("%j may be taken", (password) => {
    expect(findPasswordProblem(password, account)).toBeUndefined();
  });
});
