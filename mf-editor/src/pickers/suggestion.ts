import type { ReactNode } from "react";

/** What a combobox offers. */
export interface Suggestion {
  key: string;
  content: ReactNode;
}
