/** Longer than any page takes to load on a busy machine. */
const answerWithinMs = 120_000;

interface Message {
  id?: number;
  type: "success" | "error" | "event";
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: string;
  message?: string;
}

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** Commands to a browser and events from it, by WebDriver BiDi. */
export class BidiConnection {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Map<string, ((params: unknown) => void)[]>();
  #last = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener("message", ({ data }) => this.#take(JSON.parse(String(data))));
    socket.addEventListener("close", () => this.#failAll("The browser has closed the connection."));
  }

  static async open(url: string): Promise<BidiConnection> {
    const socket = new WebSocket(url);
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener("open", () => resolve(), { once: true });
      socket.addEventListener("error", () => reject(new Error(`No answer at ${url}.`)), {
        once: true,
      });
    });
    return new BidiConnection(socket);
  }

  #take({ id, type, method, params, result, error, message }: Message): void {
    if (type === "event") {
      for (const listener of this.#listeners.get(method ?? "") ?? []) listener(params);
      return;
    }
    const waiting = this.#waiting.get(id ?? -1);
    if (type === "success") waiting?.resolve(result);
    else waiting?.reject(new Error(`${error}: ${message}`));
  }

  #failAll(reason: string): void {
    for (const { reject } of this.#waiting.values()) reject(new Error(reason));
  }

  async send<Result>(method: string, params: object): Promise<Result> {
    this.#last += 1;
    const id = this.#last;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.#waiting.set(id, { resolve, reject });
    const late = () => reject(new Error(`${method} was not answered.`));
    const timer = setTimeout(late, answerWithinMs);
    this.#socket.send(JSON.stringify({ id, method, params }));
    return (await promise.finally(() => {
      clearTimeout(timer);
      this.#waiting.delete(id);
    })) as Result;
  }

  on(event: string, listener: (params: unknown) => void): void {
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
  }

  close(): void {
    this.#socket.close();
  }
}
