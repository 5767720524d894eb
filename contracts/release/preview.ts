import { isRemote, type RemoteName } from "../containers.ts";

// What staff are given to look at another release of a remote in one browser. The backend signs it for a link, and
// the shell keeps it as that browser's cookie.

/** A release that is looked at. */
export interface PreviewedRelease {
  name: RemoteName;
  version: string;
}

export interface Preview extends PreviewedRelease {
  /** When it ends, in milliseconds since 1970. */
  until: number;
}

/** What it is signed for. */
export const previewPurpose = "preview of a release";
/** Read by the shell's server alone. */
export const previewCookie = "festival_release";
/** From the making of the link. */
export const previewMs = 8 * 3_600_000;

/**
 * What is signed.
 * @example writePreview({ name: "mf-quiz", version: "0123456789ab", until: 1 }) => "mf-quiz 0123456789ab 1"
 */
export const writePreview = ({ name, version, until }: Preview): string =>
  `${name} ${version} ${until}`;

/**
 * Reads what was signed.
 * @returns undefined where it has ended, or is none
 */
export function readPreview(text: string, now: number): Preview | undefined {
  const [, name = "", version = "", end = ""] =
    /^([a-z-]+) ([0-9a-f]{12}) (\d{1,15})$/.exec(text) ?? [];
  const until = Number(end);
  return isRemote(name) && until > now ? { name, version, until } : undefined;
}
