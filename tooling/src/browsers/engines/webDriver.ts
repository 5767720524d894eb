/** A command of W3C WebDriver that the browser has not done. */
class WebDriverError extends Error {
  /** Such as "javascript error". */
  readonly code: string;

  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

export interface Session {
  id: string;
  capabilities: Record<string, unknown>;
}

/** Longer than any page takes to load on a busy machine. */
const answerWithinMs = 120_000;

/** Commands of W3C WebDriver to a driver that listens on this machine. */
export class WebDriverClient {
  readonly #address: string;

  constructor(address: string) {
    this.#address = address;
  }

  async send<Value>(
    method: "GET" | "POST" | "DELETE",
    path: string,
    body?: object,
  ): Promise<Value> {
    const answer = await fetch(this.#address + path, {
      method,
      signal: AbortSignal.timeout(answerWithinMs),
      ...(method === "POST" && {
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body ?? {}),
      }),
    });
    const { value } = (await answer.json()) as { value: never };
    if (!answer.ok) {
      const { error, message } = value as { error: string; message: string };
      throw new WebDriverError(error, message);
    }
    return value;
  }

  async startSession(alwaysMatch: object): Promise<Session> {
    const { sessionId, capabilities } = await this.send<{
      sessionId: string;
      capabilities: Record<string, unknown>;
    }>("POST", "/session", { capabilities: { alwaysMatch } });
    return { id: sessionId, capabilities };
  }

  async endSession(id: string): Promise<void> {
    await this.send("DELETE", `/session/${id}`);
  }
}
