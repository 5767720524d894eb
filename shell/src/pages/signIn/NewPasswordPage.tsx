import { href } from "@festival/contracts/routes";
import type { ScreenProps } from "@festival/shared-ui/owner";
import type { NewPasswordData } from "./loadNewPassword.ts";
import { SignInField } from "./SignInField.tsx";
import { SignInForm } from "./SignInForm.tsx";
import { SignInFrame } from "./SignInFrame.tsx";
import { signInTexts } from "./signInTexts.ts";

const ruleId = "sign-in-rule";

/** Choosing a password by the link of a mail. */
export function NewPasswordPage({ page }: ScreenProps<NewPasswordData>) {
  const { data, locale } = page;
  const t = signInTexts(locale);
  if (data.isOver) {
    return (
      <SignInFrame
        locale={locale}
        title={t("newPassword.overTitle")}
        links={[{ href: href("forgotPassword", locale), text: t("newPassword.askAgain") }]}
      >
        <p>{t("newPassword.over")}</p>
      </SignInFrame>
    );
  }
  const { here, link, problem } = data;
  const hasProblem = problem !== undefined;
  return (
    <SignInFrame
      locale={locale}
      title={page.head.title}
      problem={problem && t(`newPassword.problems.${problem}`)}
    >
      {link && <p>{t("newPassword.intro", { email: link.email })}</p>}
      <p id={ruleId}>{t("newPassword.rule")}</p>
      <SignInForm action={here} submit={t("newPassword.submit")}>
        <SignInField
          name="password"
          label={t("newPassword.password")}
          autoComplete="new-password"
          hasProblem={hasProblem}
          hint={ruleId}
        />
        <SignInField
          name="repeat"
          label={t("newPassword.repeat")}
          autoComplete="new-password"
          hasProblem={hasProblem}
        />
      </SignInForm>
    </SignInFrame>
  );
}
