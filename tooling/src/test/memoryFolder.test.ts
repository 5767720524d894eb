import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { promisify } from "node:util";
import { expect, it } from "@jest/globals";

const module = new URL("./memoryFolder.ts", import.meta.url).href;
const program = `
  import { mkdtempSync, writeFileSync } from "node:fs";
  import { tmpdir } from "node:os";
  import { join } from "node:path";
  import { useMemoryFolder } from ${JSON.stringify(module)};
  useMemoryFolder();
  const folder = mkdtempSync(join(tmpdir(), "of-a-test-"));
  writeFileSync(join(folder, "file"), "");
  console.log(tmpdir());
`;

it("is used by what makes temporary folders, and leaves nothing behind", async () => {
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", program]);
  const folder = stdout.trim();
  // where memory is short, all stays as it was
  if (folder === tmpdir()) return;
  expect(folder).toMatch(/^\/dev\/shm\/festival-tests-/);
  expect(existsSync(folder)).toBe(false);
});
