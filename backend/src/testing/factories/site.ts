import * as schema from "../../platform/database/schema/index.ts";
import type { Database } from "../../platform/database/openDatabase.ts";
import { both } from "../factories.ts";
import type { signedIn, TestApp } from "../testApp.ts";

let count = 0;

/** A file to download, a video or captions; nothing lies behind it. */
export async function insertFile(
  database: Database,
  name = "press.pdf",
  contentType: schema.FileContentType = "application/pdf",
): Promise<number> {
  count += 1;
  const [row] = await database
    .insert(schema.files)
    .values({
      title: both("Programme"),
      name,
      contentType,
      bytes: 1000,
      ...(contentType.startsWith("video/") && { width: 640, height: 360, seconds: 2 }),
      contentHash: `f${count}`.padStart(64, "0"),
      fileName: `f${count}.pdf`,
    })
    .returning();
  if (!row) throw new Error("The file was not stored.");
  return row.id;
}

/** An event with nothing but what each must have. */
export async function insertEvent(
  database: Database,
  values: Partial<typeof schema.events.$inferInsert> = {},
): Promise<number> {
  const [row] = await database
    .insert(schema.events)
    .values({
      title: both("Quartets"),
      slug: { de: "quartette", en: "quartets" },
      startsAt: new Date("2025-09-01T18:00:00Z"),
      ...values,
    })
    .returning();
  if (!row) throw new Error("The event was not stored.");
  return row.id;
}

type Caller = Partial<Awaited<ReturnType<typeof signedIn>>>;

/** Calls of the staff's resources. */
export function staffCalls({ app }: TestApp, staff: Caller) {
  return (
    method: "GET" | "POST" | "DELETE",
    path: string,
    payload?: object,
    caller: Caller = staff,
  ) =>
    app.inject({
      method,
      url: `/de/pageeditor-api/${path}`,
      ...(payload && { payload }),
      ...caller,
    });
}

/** Sets the festival's clock. */
export function setClock({ app }: TestApp, instant: string): Promise<void> {
  return app.clock.set(Date.parse(instant) - Date.now());
}
