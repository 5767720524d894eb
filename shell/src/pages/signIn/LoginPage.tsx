import { href } from "@festival/contracts/routes";
import type { ScreenProps } from "@festival/shared-ui/owner";
import type { LoginData } from "./loadLogin.ts";
import { SignInField } from "./SignInField.tsx";
import { SignInForm } from "./SignInForm.tsx";
import { SignInFrame } from "./SignInFrame.tsx";
import { signInTexts } from "./signInTexts.ts";

/** Signing in: email address and password, then a code where the account has a second factor. */
export function LoginPage({ page }: ScreenProps<LoginData>) {
  const { data, locale } = page;
  const t = signInTexts(locale);
  if (data.step === "code") {
    return (
      <SignInFrame
        locale={locale}
        title={t("code.title")}
        problem={data.problem && t(`code.problems.${data.problem}`)}
        links={[{ href: data.here, text: t("code.again") }]}
      >
        <p>{t("code.intro")}</p>
        <SignInForm action={data.here} submit={t("code.submit")} hidden={{ token: data.token }}>
          <SignInField
            name="code"
            label={t("code.label")}
            autoComplete="one-time-code"
            hasProblem={data.problem !== undefined}
          />
        </SignInForm>
      </SignInFrame>
    );
  }
  const hasProblem = data.problem !== undefined;
  return (
    <SignInFrame
      locale={locale}
      title={t("login.title")}
      problem={data.problem && t(`login.problems.${data.problem}`)}
      status={data.isDone && t("login.done")}
      links={[{ href: href("forgotPassword", locale), text: t("login.forgot") }]}
    >
      <SignInForm action={data.here} submit={t("login.submit")}>
        <SignInField
          name="email"
          label={t("login.email")}
          autoComplete="username"
          value={data.email}
          hasProblem={hasProblem}
        />
        <SignInField
          name="password"
          label={t("login.password")}
          autoComplete="current-password"
          hasProblem={hasProblem}
        />
      </SignInForm>
    </SignInFrame>
  );
}
