import type { AdminUser } from "@festival/contracts/adminFace";
import type { Locale } from "@festival/contracts/locales";
import { staffPaths } from "@festival/contracts/staffPaths";
import { QueryClient } from "@tanstack/react-query";
import { CoreAdminContext, localStorageStore, type I18nProvider } from "ra-core";
import { useState } from "react";
import { AdminContext } from "./data/adminContext.ts";
import { isCallProblem } from "../calls/callProblem.ts";
import { dataProviderOf } from "./data/dataProvider.ts";
import { CallsContext, never, type Calls } from "../calls/callsContext.ts";
import { withSignIn } from "../calls/signInGate.ts";
import type { Transport } from "../calls/transport.ts";
import { Frame } from "./frame/Frame.tsx";
import { SignInAgain } from "./frame/SignInAgain.tsx";
import { AdminRouter } from "./routing/AdminRouter.tsx";
import { raRouter } from "./routing/raRouter.ts";
import { Screens } from "./Screens.tsx";

interface AdminAppProps {
  locale: Locale;
  user: AdminUser;
  transport: Transport;
}

/** The words of this area are react-i18next's, as everywhere; ra-core shows none of its own. */
const wordsOf = (locale: Locale): I18nProvider => ({
  translate: (key) => key,
  changeLocale: () => Promise.resolve(),
  getLocale: () => locale,
});

/** What a refusal says does not change by asking again. */
const mayRetry = (failures: number, error: unknown) =>
  failures < 2 && !(isCallProblem(error) && error.status >= 400 && error.status < 500);

/** The whole admin area: addresses below `/admin`, data, and who works here. */
export function AdminApp({ locale, user, transport }: AdminAppProps) {
  const [made] = useState(() => {
    const signIn = withSignIn(transport);
    return {
      signIn,
      dataProvider: dataProviderOf(signIn.transport),
      i18nProvider: wordsOf(locale),
      store: localStorageStore("1", "festival-admin"),
      queryClient: new QueryClient({
        defaultOptions: { queries: { retry: mayRetry, staleTime: 5000 } },
      }),
    };
  });
  const { signIn, ...providers } = made;
  const [calls] = useState((): Calls => ({ ...signIn, again$: never }));
  return (
    <AdminContext value={{ locale, user, transport: signIn.transport }}>
      <CallsContext value={calls}>
        <AdminRouter basename={staffPaths.admin}>
          <CoreAdminContext {...providers} routerProvider={raRouter}>
            <Frame>
              <Screens />
            </Frame>
          </CoreAdminContext>
        </AdminRouter>
      </CallsContext>
      <SignInAgain signIn={signIn} />
    </AdminContext>
  );
}
