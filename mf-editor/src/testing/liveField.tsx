import type { Field } from "@festival/contracts/fields/field";
import { afterAll, afterEach, beforeAll, beforeEach, jest } from "@jest/globals";
import { cleanup, render } from "@testing-library/react";
import { useState, type ComponentType, type ReactNode } from "react";
import { FieldInput } from "../fields/FieldInput.tsx";
import { startBackend, type Backend } from "./backend.ts";
import { provideDialogs } from "./dialogs.ts";
import { Colleague, InGerman, signInAt } from "./liveSession.tsx";
import { liveUpload } from "./liveUpload.ts";

interface LiveField {
  /** Gets each value that the field takes. */
  changed: jest.Mock;
  /** A colleague who works by calls, from `beforeAll` on. */
  ida(): Colleague;
  /** Shows the field, which keeps what is chosen. */
  show(field: Field, start?: unknown): ReturnType<typeof render>;
}

/**
 * A field of a form over a real backend, for tests of what it is chosen with. The person at the browser is signed in,
 * also for uploads. Call it in a `describe`, before its own hooks.
 * @param Around what the field needs around it
 */
export function liveField(Around: ComponentType<{ children: ReactNode }> = InGerman): LiveField {
  const changed = jest.fn();
  const { XMLHttpRequest: original } = globalThis;
  let backend: Backend;
  let ida: Colleague;

  beforeAll(async () => {
    provideDialogs();
    Element.prototype.scrollIntoView = () => undefined;
    backend = await startBackend(1);
    ida = new Colleague(backend, 0);
  });
  afterAll(() => backend.stop());
  beforeEach(() => {
    signInAt(backend);
    globalThis.XMLHttpRequest = liveUpload(backend.origin, backend.people[0] ?? {});
  });
  afterEach(() => {
    cleanup();
    changed.mockReset();
    globalThis.XMLHttpRequest = original;
  });

  function Kept({ field, start }: { field: Field; start: unknown }) {
    const [value, setValue] = useState(start);
    return (
      <FieldInput
        field={field}
        value={value}
        locale="de"
        onChange={(next) => {
          setValue(next);
          changed(next);
        }}
      />
    );
  }
  return {
    changed,
    ida: () => ida,
    show: (field, start = null) =>
      render(<Kept field={field} start={start} />, { wrapper: Around }),
  };
}
