import type { LoadedPage, PageRequest, SignInCall } from "@festival/contracts/pageOwner";
import { match } from "@festival/contracts/routes";
import type { ScreenProps } from "@festival/shared-ui/owner";
import { axeProblems, renderScreen, testPage } from "@festival/shared-ui/owner/testing";
import { testRequest } from "@festival/shared-ui/owner/testRequest";
import { expect } from "@jest/globals";
import type { ReactNode } from "react";

interface TestAnswer {
  status?: number;
  body?: unknown;
  cookies?: string[];
}

/**
 * What the shell asks a screen of sign-in for an address, for tests.
 * @param answers of the backend, by call; to all others it does not answer
 */
export function signInRequest(
  url: string,
  answers: Readonly<Record<string, TestAnswer | undefined>> = {},
) {
  const calls: [call: string, body: unknown][] = [];
  const signIn: SignInCall = async ({ method, path }, body) => {
    const call = `${method} ${path}`;
    calls.push([call, body]);
    const found = answers[call];
    if (!found) return undefined;
    const { status = 200, body: answer = null, cookies = [] } = found;
    return { ok: status < 400, status, cookies, body: answer } as never;
  };
  const request: PageRequest = testRequest(url, {}, { signIn });
  return { request, calls };
}

/** Renders what a screen of sign-in has loaded, and checks it with axe. */
export async function showSignIn<Data>(
  Screen: (props: ScreenProps<Data>) => ReactNode,
  { data, head, status = 200 }: LoadedPage<Data>,
  url: string,
): Promise<HTMLElement> {
  const { locale = "de" } = match(new URL(url, "http://festival.test").pathname) ?? {};
  const page = testPage({ url, locale, status, head, data });
  const { container } = renderScreen(Screen, { de: {}, en: {} }, page);
  expect(await axeProblems(container)).toEqual([]);
  return container;
}

/** What the forms of a page send along unseen, by name. */
export function hiddenValues(container: HTMLElement): Record<string, string> {
  const inputs = container.querySelectorAll<HTMLInputElement>('input[type="hidden"]');
  return Object.fromEntries([...inputs].map(({ name, value }) => [name, value]));
}
