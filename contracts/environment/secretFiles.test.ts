import { describe, expect, it } from "@jest/globals";
import { readSecretFiles, SecretFileProblem, secretSettings } from "./secretFiles.ts";

const files: Record<string, string> = { "/one": "the secret \n", "/empty": "\n" };

function read(file: string): string {
  const text = files[file];
  if (text === undefined) throw new Error(`ENOENT: no such file, open '${file}'`);
  return text;
}

describe("secrets from files", () => {
  it.each(secretSettings)("%s is read, without the line's end", (name) => {
    const env = { [`${name}_FILE`]: "/one", OTHER: "1" };
    readSecretFiles(env, read);
    expect(env).toEqual({ [name]: "the secret", OTHER: "1" });
  });

  it("leave the environment as it is where no file is named", () => {
    const env = { INTERNAL_SECRET: "as it is", SMTP_URL_FILE: "" };
    readSecretFiles(env, read);
    expect(env).toEqual({ INTERNAL_SECRET: "as it is", SMTP_URL_FILE: "" });
  });

  it("are none where the file is empty", () => {
    const env = { SMTP_URL_FILE: "/empty" };
    readSecretFiles(env, read);
    expect(env).toEqual({ SMTP_URL: "" });
  });

  it("are refused with the setting's name when missing or set twice", () => {
    const refusal = (env: Record<string, string>) => () => readSecretFiles(env, read);
    const missing = refusal({ SMTP_URL_FILE: "/nothing" });
    expect(missing).toThrow(SecretFileProblem);
    expect(missing).toThrow(/^SMTP_URL_FILE can't be read \(ENOENT/);
    expect(refusal({ INTERNAL_SECRET: "one", INTERNAL_SECRET_FILE: "/one" })).toThrow(
      "INTERNAL_SECRET and INTERNAL_SECRET_FILE are both set; leave one of them out.",
    );
  });
});
