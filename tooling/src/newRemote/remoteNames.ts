import { PlainError } from "../plainError.ts";

/** What a new remote and its first screen are called. */
export interface NewRemote {
  /** Such as "mf-radio-play". */
  name: string;
  /** Such as "radioPlay". */
  route: string;
  /** Such as "/radio-play". */
  path: string;
  /** Such as "RadioPlayPage". */
  screen: string;
  /** Such as "Radio play". */
  title: string;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * @param name such as "mf-radio-play"
 * @throws PlainError for a name that is none of a remote
 */
export function newRemote(name: string): NewRemote {
  if (!/^mf-[a-z]{2,20}(?:-[a-z]{2,20}){0,2}$/.test(name)) {
    throw new PlainError(
      `A remote is called "mf-" and one to three words of small letters, such as mf-archive; not "${name}".`,
    );
  }
  const words = name.split("-").slice(1);
  const joined = words.map(capital).join("");
  return {
    name,
    route: joined.charAt(0).toLowerCase() + joined.slice(1),
    path: `/${words.join("-")}`,
    screen: `${joined}Page`,
    title: capital(words.join(" ")),
  };
}
