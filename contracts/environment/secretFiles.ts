/** The settings that hold secrets. Each can be named by a file instead: SMTP_URL_FILE in the place of SMTP_URL. */
export const secretSettings = [
  "DATABASE_PASSWORD",
  "DATABASE_URL",
  "INTERNAL_SECRET",
  "INTERNAL_SECRET_OTHER",
  "LISTMONK_URL",
  "MEDIA_URL",
  "NEWSLETTER_WEBHOOK_SECRET",
  "SENTRY_DSN",
  "SMTP_URL",
] as const;

/** The message is one sentence for the operator. */
export class SecretFileProblem extends Error {
  override name = "SecretFileProblem";
}

/**
 * Reads the secrets that lie in files, such as a container's, into the environment, where processes that this one
 * starts find them too. White space at the end of a file is none of the secret; an empty file is none at all.
 * @param env `NAME_FILE` names the file whose content becomes `NAME`
 * @param read returns the text of a file
 * @throws SecretFileProblem when a file can't be read, or when a secret is set in both ways
 */
export function readSecretFiles(
  env: Record<string, string | undefined>,
  read: (file: string) => string,
): void {
  for (const name of secretSettings) {
    const file = env[`${name}_FILE`];
    if (!file) continue;
    if (env[name]) {
      throw new SecretFileProblem(`${name} and ${name}_FILE are both set; leave one of them out.`);
    }
    env[name] = readSecret(name, () => read(file)).trimEnd();
    delete env[`${name}_FILE`];
  }
}

function readSecret(name: string, read: () => string): string {
  try {
    return read();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SecretFileProblem(`${name}_FILE can't be read (${reason}).`, { cause: error });
  }
}
