import type { RemoteName } from "@festival/contracts/containers";
import type { TrialVerdict } from "@festival/contracts/trial";
import { describe, expect, it } from "@jest/globals";
import { tryTogether } from "./tryTogether.ts";

const names: RemoteName[] = ["mf-programme", "mf-quiz", "mf-forms"];
const releases = names.map((name) => ({ name }));

/** Attempts of releases of which some are bad, and whether it can be told which. */
function attempting(bad: readonly RemoteName[], isToldWhich: boolean) {
  const attempts: string[] = [];
  const attempt = async (rest: readonly { name: RemoteName }[]): Promise<TrialVerdict> => {
    attempts.push(rest.map(({ name }) => name).join(" "));
    const fault = rest.find(({ name }) => bad.includes(name));
    if (!fault) return { ok: true, rendered: {}, port: 1 };
    const refusal = { ok: false, reason: "no", isDamaged: false } as const;
    return isToldWhich ? { ...refusal, remote: fault.name } : refusal;
  };
  return { attempts, attempt };
}

describe("releases that are tried together", () => {
  it("are tried at once where all are good", async () => {
    const { attempts, attempt } = attempting([], true);
    expect(await tryTogether(releases, attempt)).toEqual({ passed: releases, refused: [] });
    expect(attempts).toEqual(["mf-programme mf-quiz mf-forms"]);
  });

  it.each([true, false])("pass but for the bad ones (told which: %s)", async (isToldWhich) => {
    const { attempt } = attempting(["mf-quiz", "mf-forms"], isToldWhich);
    expect(await tryTogether(releases, attempt)).toEqual({
      passed: [{ name: "mf-programme" }],
      refused: [
        { one: { name: "mf-quiz" }, reason: "no" },
        { one: { name: "mf-forms" }, reason: "no" },
      ],
    });
  });

  it("are none where there is none", async () => {
    const { attempts, attempt } = attempting([], true);
    expect(await tryTogether([], attempt)).toEqual({ passed: [], refused: [] });
    expect(attempts).toEqual([]);
  });
});
