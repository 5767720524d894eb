/** jsdom has no `Request`; react-router makes one for each way, and reads no more of it than this. */
class RouterRequest {
  readonly method = "GET";
  readonly url: string;
  readonly signal: AbortSignal | null | undefined;
  constructor(url: string, { signal }: RequestInit = {}) {
    this.url = url;
    this.signal = signal;
  }
}

/** For tests that go from one address of the admin area to another. */
export function provideRouterRequest(): void {
  Object.assign(globalThis, { Request: RouterRequest });
}
