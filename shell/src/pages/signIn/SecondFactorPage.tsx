import type { Locale } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import type { ScreenProps } from "@festival/shared-ui/owner";
import type { SecondFactorData } from "./loadSecondFactor.ts";
import styles from "./SignIn.module.css";
import { SignInField } from "./SignInField.tsx";
import { SignInForm } from "./SignInForm.tsx";
import { SignInFrame } from "./SignInFrame.tsx";
import { signInTexts } from "./signInTexts.ts";

type DataOf<Step extends SecondFactorData["step"]> = Extract<SecondFactorData, { step: Step }>;

interface StepProps<Step extends SecondFactorData["step"]> {
  locale: Locale;
  data: DataOf<Step>;
}

/** The form for what can be done: to set up a factor, or to remove it. */
function State({ locale, data }: StepProps<"begin" | "remove">) {
  const t = signInTexts(locale);
  const hasProblem = data.problem !== undefined;
  const has = data.step === "remove";
  return (
    <>
      <p>{has ? t("secondFactor.on", { codes: data.recoveryCodes }) : t("secondFactor.off")}</p>
      {has && <h2 className={styles.subtitle}>{t("secondFactor.removeTitle")}</h2>}
      <SignInForm
        action={href("secondFactor", locale)}
        submit={t(has ? "secondFactor.remove" : "secondFactor.begin")}
        hidden={{ step: data.step }}
      >
        <SignInField
          name="password"
          label={t("secondFactor.password")}
          autoComplete="current-password"
          hasProblem={hasProblem}
        />
        {has && <CodeField locale={locale} hasProblem={hasProblem} />}
      </SignInForm>
    </>
  );
}

function CodeField({ locale, hasProblem }: { locale: Locale; hasProblem: boolean }) {
  return (
    <SignInField
      name="code"
      label={signInTexts(locale)("secondFactor.code")}
      autoComplete="one-time-code"
      hasProblem={hasProblem}
    />
  );
}

/** The key, as a picture while it is new, and the field for the first code. */
function Offer({ locale, data }: StepProps<"confirm">) {
  const { secret, qrSvg, problem } = data;
  const t = signInTexts(locale);
  return (
    <>
      <p>{t("secondFactor.scan")}</p>
      {qrSvg && (
        // as a picture, a drawing can do nothing
        <img
          src={`data:image/svg+xml,${encodeURIComponent(qrSvg)}`}
          alt={t("secondFactor.qr")}
          width="240"
          height="240"
        />
      )}
      <p>
        {t("secondFactor.secret")}:{" "}
        <code className={styles.code}>{secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}</code>
      </p>
      <SignInForm
        action={href("secondFactor", locale)}
        submit={t("secondFactor.confirm")}
        hidden={{ step: "confirm", secret }}
      >
        <CodeField locale={locale} hasProblem={problem !== undefined} />
      </SignInForm>
    </>
  );
}

function RecoveryCodes({ locale, data }: StepProps<"done">) {
  return (
    <>
      <p>{signInTexts(locale)("secondFactor.done")}</p>
      <ol className={styles.codes}>
        {data.codes.map((code) => (
          <li key={code}>
            <code className={styles.code}>{code}</code>
          </li>
        ))}
      </ol>
    </>
  );
}

/** The user's own second factor: to set up, to confirm by a first code, to remove. */
export function SecondFactorPage({ page }: ScreenProps<SecondFactorData>) {
  const { data, locale } = page;
  const t = signInTexts(locale);
  return (
    <SignInFrame
      locale={locale}
      title={page.head.title}
      problem={data.problem && t(`secondFactor.problems.${data.problem}`)}
      status={data.step === "begin" && data.isRemoved && t("secondFactor.removed")}
    >
      {(data.step === "begin" || data.step === "remove") && <State locale={locale} data={data} />}
      {data.step === "confirm" && <Offer locale={locale} data={data} />}
      {data.step === "done" && <RecoveryCodes locale={locale} data={data} />}
    </SignInFrame>
  );
}
