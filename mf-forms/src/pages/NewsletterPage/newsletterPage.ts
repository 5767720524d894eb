import type { FieldValues, FormField } from "@festival/contracts/api/forms";

/** Where the links of the newsletter's mails lead to, and what comes of it. */
export type NewsletterScreen =
  /** One button, as programs that look into mails follow links. */
  | { step: "confirm"; failed: boolean }
  | { step: "unsubscribe"; email: string; settings: string; failed: boolean }
  | {
      step: "settings";
      email: string;
      /** Topics, where there are any, and the language of the mails. */
      fields: readonly FormField[];
      values: FieldValues;
      /** What has just been done. */
      done: "confirm" | "settings" | null;
      failed: boolean;
      unsubscribe: string;
      /** All that is kept of the reader, to download. */
      kept: string;
    }
  /** Staff have made no form to order it by. */
  | { step: "none" }
  /** No subscription has the link's token, or it is no longer valid. */
  | { step: "gone" }
  | { step: "left" }
  | { step: "erased" };

export interface NewsletterPageData {
  screen: NewsletterScreen;
  /** Where the screen is, and where it is posted to. */
  here: string;
  /** Where the newsletter can be ordered. */
  order: string;
  home: string;
}

/** Name of the button that deletes everything, beside the one that saves. */
export const eraseName = "erase";
