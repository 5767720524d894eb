import type { PasswordProblem } from "@festival/contracts/api/staff";

/** Characters that a password must have at least. */
export const shortestPassword = 12;
/** A password of fewer different characters is a pattern. */
const fewestCharacters = 5;

/** What people type first where twelve characters are asked for, without digits and signs. */
const common = new Set(
  `password passwordpassword passwort passwortpasswort kennwort geheim geheimgeheim admin adminadmin
  administrator qwertyuiop qwertyuiopasdf qwertzuiop qwertzuiopü asdfghjkl asdfghjklöä yxcvbnm zxcvbnm
  qwertyqwerty qwertzqwertz qazwsxedc iloveyou ichliebedich letmein letmeinplease welcome willkommen
  sommer winter frühling herbst sunshine princess football baseball dragon monkey master superman batman
  trustnoone changeme changemeplease abcdefghijkl abcdefghijklm abcdefghijklmnop correcthorsebatterystaple
  hallo hallohallo schatz schatzi musik musikfest konzert festival klassik orchester beethoven mozart bach
  login secret default test testtest testtesttest startpasswort initialpasswort berlin deutschland`.split(
    /\s+/,
  ),
);

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}]/gu, "");

/** Counting up or down, such as 123456789012. */
function isSequence(password: string): boolean {
  const steps = [...password].slice(1).map((character, index) => {
    const step = (character.codePointAt(0) ?? 0) - (password.codePointAt(index) ?? 0);
    // from 9 to 0 and back
    return Math.abs(step) === 9 ? -Math.sign(step) : step;
  });
  return steps.every((step) => step === steps[0]);
}

/** @returns what is wrong with a password for this account; undefined where it may be taken */
export function findPasswordProblem(
  password: string,
  { email, username }: { email: string; username: string },
): PasswordProblem | undefined {
  if ([...password].length < shortestPassword) return "too_short";
  const letters = lettersOf(password);
  const own = [email, email.split("@", 1)[0] ?? "", username, ...username.split(/\s+/)];
  const isOwn = own
    .map(lettersOf)
    .some((name) => name !== "" && (letters === name || letters === name + name));
  if (isOwn) return "like_account";
  const isPattern = new Set(password).size < fewestCharacters || isSequence(password);
  return isPattern || common.has(letters) ? "too_common" : undefined;
}
