import { useState, type ComponentProps } from "react";
import { CallsContext, pageCalls } from "../calls/callsContext.ts";
import { EditMode } from "./EditMode.tsx";

/** Edit mode, with what it asks the backend by. */
export function StartEditMode(props: ComponentProps<typeof EditMode>) {
  const { bus, locale, signedIn$ } = props;
  const [calls] = useState(() => pageCalls(locale, { askToSignIn: bus.askToSignIn, signedIn$ }));
  return (
    <CallsContext value={calls}>
      <EditMode {...props} />
    </CallsContext>
  );
}
