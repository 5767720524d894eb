import { staffPaths } from "@festival/contracts/staffPaths";
import { Suspense, useEffect, useState } from "react";
import { recentRecordsOf } from "../admin/find/recentRecords.ts";
import { unsavedPanels } from "../admin/records/journal.ts";
import type { sessionOf } from "../page/sessionOf.ts";
import { journalStart } from "../sync/journalStart.ts";
import { forgetActs } from "../undoList/keptActs.ts";
import { lazyWithWords } from "../words/withWords.tsx";

const dialogs = lazyWithWords(async () => (await import("./SignOutDialog.tsx")).SignOutDialog);

type Parts = Parameters<typeof sessionOf>[0];

/** Whether this person has something unsaved on this device, in this tab or in another one. */
function hasJournal(email: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(journalStart(email)));
  } catch {
    // nothing is kept where it is forbidden
    return false;
  }
}

/** Leaves nothing for those who come after but what is unsaved, which only its author sees. */
function forget(email: string): void {
  recentRecordsOf(email).clear();
  forgetActs();
}

/** Holds signing out back while something is unsaved, and asks what becomes of it. */
export function SignOutGuard({ parts }: { parts: Parts }) {
  const [held, setHeld] = useState<HTMLFormElement>();
  const email = parts.bus.user$.value?.email ?? "";

  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement)) return;
      if (form.getAttribute("action") !== staffPaths.logout) return;
      if (hasJournal(email) || unsavedPanels(email).length > 0) {
        event.preventDefault();
        setHeld(form);
      } else forget(email);
    };
    document.addEventListener("submit", onSubmit);
    return () => document.removeEventListener("submit", onSubmit);
  }, [email]);

  if (!held) return null;
  const SignOutDialog = dialogs[parts.locale];
  return (
    <Suspense>
      <SignOutDialog
        parts={parts}
        onLeave={() => {
          forget(email);
          // without another event
          held.submit();
        }}
        onClose={() => setHeld(undefined)}
      />
    </Suspense>
  );
}
