import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { startBackend, TestServer, type Backend } from "../testing/backend.ts";
import { initials } from "./initials.ts";
import { Presence } from "./Presence.ts";

describe("presence", () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await startBackend(2);
  });
  afterAll(() => backend.stop());

  function presenceOf(person: number, page = 0) {
    const owner = { type: "page" as const, id: backend.pages[page]?.id ?? 0 };
    const server = new TestServer(backend, backend.people[person] ?? {});
    const revisions: number[] = [];
    const presence = new Presence({
      server,
      owners: () => [owner],
      onRevision: (_, revision) => revisions.push(revision),
    });
    return { presence, owner, server, revisions, key: `page:${owner.id}` };
  }

  it("knows who else is in the same content, and in which section", async () => {
    const ida = presenceOf(0);
    const jonas = presenceOf(1);
    await ida.presence.tell();
    expect(ida.presence.others$.value).toEqual(new Map());
    const section = backend.pages[0]?.section ?? 0;
    jonas.presence.moveTo({ owner: jonas.key, id: section });
    await jonas.presence.tell();
    await ida.presence.tell();
    expect(ida.presence.others$.value.get(ida.key)).toEqual([
      { name: expect.stringMatching(/^Person/), section, field: "", idle: false },
    ]);
    expect(jonas.presence.others$.value.get(jonas.key)).toMatchObject([{ section: null }]);
    // a new section has no id that others know
    jonas.presence.moveTo({ owner: jonas.key, id: "new-1" });
    await jonas.presence.tell();
    await ida.presence.tell();
    expect(ida.presence.others$.value.get(ida.key)).toMatchObject([{ section: null }]);
  });

  it("is not told in other content", async () => {
    const ida = presenceOf(0, 1);
    const jonas = presenceOf(1, 0);
    await jonas.presence.tell();
    await ida.presence.tell();
    expect(ida.presence.others$.value.size).toBe(0);
  });

  it("tells the revision that the server has", async () => {
    const ida = presenceOf(0);
    await ida.presence.tell();
    expect(ida.revisions).toEqual([1]);
  });

  it("stays as it was known where no answer comes, and says no more than what changed", async () => {
    const ida = presenceOf(0);
    const jonas = presenceOf(1);
    await jonas.presence.tell();
    let told = 0;
    ida.presence.others$.subscribe(() => {
      told += 1;
    });
    await ida.presence.tell();
    await ida.presence.tell();
    expect(told).toBe(2);
    ida.server.headers = { ...ida.server.headers, cookie: "" };
    await ida.presence.tell();
    expect([told, ida.presence.others$.value.size]).toEqual([2, 1]);
  });

  it.each([
    ["Ida", "I"],
    ["Ida Brandt", "IB"],
    ["Jonas von der Heide", "JH"],
    ["  ", ""],
  ])("shows %j as %j", (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});
