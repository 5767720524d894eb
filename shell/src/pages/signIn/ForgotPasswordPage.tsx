import { href } from "@festival/contracts/routes";
import type { ScreenProps } from "@festival/shared-ui/owner";
import type { ForgotPasswordData } from "./loadForgotPassword.ts";
import { SignInField } from "./SignInField.tsx";
import { SignInForm } from "./SignInForm.tsx";
import { SignInFrame } from "./SignInFrame.tsx";
import { signInTexts } from "./signInTexts.ts";

/** For users who have forgotten their password, or never had one. */
export function ForgotPasswordPage({ page }: ScreenProps<ForgotPasswordData>) {
  const { locale, data } = page;
  const { isSent, email, problem } = data;
  const t = signInTexts(locale);
  const links = [{ href: href("login", locale), text: t("forgot.login") }];
  if (isSent) {
    return (
      <SignInFrame locale={locale} title={t("forgot.sentTitle")} links={links}>
        <p role="status">{t("forgot.sent")}</p>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame
      locale={locale}
      title={t("forgot.title")}
      problem={problem && t(`forgot.problems.${problem}`)}
      links={links}
    >
      <p>{t("forgot.intro")}</p>
      <SignInForm action={href("forgotPassword", locale)} submit={t("forgot.submit")}>
        <SignInField
          name="email"
          label={t("login.email")}
          autoComplete="username"
          value={email}
          hasProblem={problem !== undefined}
        />
      </SignInForm>
    </SignInFrame>
  );
}
