import type { OwnerKey } from "@festival/contracts/editing";
import { useSubject } from "@festival/shared-ui/owner";
import { afterAll, afterEach, beforeAll, expect, it } from "@jest/globals";
import { cleanup, renderHook, waitFor } from "@testing-library/react";
import { startBackend, type Backend } from "../testing/backend.ts";
import { atEnd, slow } from "../testing/livePublishing.tsx";
import { Colleague, openSession } from "../testing/liveSession.tsx";
import { useFindingCount } from "./useFindingCount.ts";

let backend: Backend;
let office: Colleague;
beforeAll(async () => {
  backend = await startBackend(1);
  office = new Colleague(backend, 0);
});
afterAll(() => backend.stop());
afterEach(cleanup);

it("counts the findings in what is not public, and follows what is saved", async () => {
  const [{ id, section } = { id: 0, section: 0 }] = backend.pages;
  const owner: OwnerKey = { type: "page", id };
  const without = { op: "insert", ref: "head", model: "headline", at: atEnd };
  const { head = 0 } = await office.change(owner, { ...without, texts: { de: {}, en: {} } });
  const { session, stop } = await openSession(backend, owner, section);
  const { result } = renderHook(() => useFindingCount(useSubject(session.copies.owners$), "de"));
  // its words are missing in both languages
  await waitFor(() => expect(result.current).toBe(2), slow);

  await office.change(owner, { op: "remove", sections: [head] });
  await session.flush.lookForOthers();
  await waitFor(() => expect(result.current).toBe(0), slow);
  stop();
});
