import { addressOf } from "@festival/contracts/calls/call";
import { getCsrf } from "@festival/contracts/calls/platform";
import { csrfCookie } from "@festival/contracts/cookiesAndHeaders";
import { isErrorBody } from "@festival/contracts/errors";

interface Answer {
  ok: boolean;
  /** Undefined for anything that is not JSON, such as a proxy's error page. */
  body: unknown;
}

function csrfToken(): string | undefined {
  const token = document.cookie
    .split("; ")
    .find((cookie) => cookie.startsWith(`${csrfCookie}=`))
    ?.slice(csrfCookie.length + 1);
  return token && decodeURIComponent(token);
}

async function fetchCsrfToken(): Promise<string> {
  await fetch(addressOf(getCsrf), { cache: "no-store" });
  return csrfToken() ?? "";
}

/** Sends with the CSRF token, which is fetched on first need and once more where it is refused. */
export async function sendWithCsrf<Given extends Answer>(
  send: (token: string) => Promise<Given>,
): Promise<Given> {
  const answer = await send(csrfToken() ?? (await fetchCsrfToken()));
  const { body } = answer;
  // the cookie is older than the server's key, or gone since the page was opened
  return isErrorBody(body) && body.code === "csrf_failed" ? send(await fetchCsrfToken()) : answer;
}
