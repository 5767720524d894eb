import { noticeOldBrowser, type OldBrowserWords } from "./noticeOldBrowser.ts";

/** The server writes it before this script. */
declare const oldBrowserWords: Readonly<Record<string, OldBrowserWords>>;

noticeOldBrowser(oldBrowserWords);
