import {
  writeAddress,
  type Answering,
  type Call,
  type CallTypes,
  type Get,
  type Method,
  type Placed,
} from "@festival/contracts/calls/call";
import type { Locale } from "@festival/contracts/locales";
import { fetchCall, type CallAnswer } from "@festival/shared-ui/fetchCall";
import { sendCall } from "@festival/shared-ui/sendCall";

type Values<T extends CallTypes> = Omit<Placed<T>, "locale">;

/** Makes the calls of the admin area, in the language of its reader. */
export interface Transport {
  locale: Locale;
  read<T extends Answering>(call: Get<T>, values: Values<T>): Promise<CallAnswer<T>>;
  send<T extends CallTypes>(
    call: Call<Method, T>,
    values: Values<T>,
    body?: unknown,
  ): Promise<CallAnswer<T>>;
}

const placed = <T extends CallTypes>(values: Values<T>, locale: Locale) =>
  ({ locale, ...values }) as unknown as Placed<T>;

/** The transport of a browser that is signed in. */
export function browserTransport(locale: Locale): Transport {
  return {
    locale,
    read: (call, values) => fetchCall(call, placed(values, locale)),
    send: (call, values, body) => sendCall(call, placed(values, locale), body as never),
  };
}

/** The address of a call, for links that the browser opens by itself, such as exports. */
export const addressIn = ({ path }: { path: string }, locale: Locale, values: object = {}) =>
  writeAddress(path, { locale, ...values });
