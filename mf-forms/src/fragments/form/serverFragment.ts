import { createServerFragment } from "@festival/shared-ui/owner/server";
import { texts } from "../../texts.ts";
import { FormFragment } from "./FormFragment.tsx";
import { loadFormFragment } from "./loadFormFragment.ts";

/** Server face of a form that other pages hold. */
export const formServerFragment = createServerFragment({
  Component: FormFragment,
  texts,
  load: loadFormFragment,
});
