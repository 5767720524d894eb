import type { Locale } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import { Container, PageTitle } from "@festival/shared-ui";
import type { ReactNode } from "react";
import { problemId } from "./SignInField.tsx";
import styles from "./SignIn.module.css";
import { signInTexts } from "./signInTexts.ts";

interface SignInFrameProps {
  locale: Locale;
  title: string;
  /** What went wrong, in words; the fields refer to it. */
  problem?: string | false;
  /** What went well, in words. */
  status?: string | false;
  /** What there is to do here. */
  children?: ReactNode;
  /** Ways on; the last of all is the home page. */
  links?: readonly { href: string; text: string }[];
}

/** What the pages of staff's sign-in have in common: title, what happened, the form, and ways on. */
export function SignInFrame({ locale, title, problem, status, children, links }: SignInFrameProps) {
  const ways = [
    ...(links ?? []),
    { href: href("home", locale), text: signInTexts(locale)("home") },
  ];
  return (
    <Container className={styles.page}>
      <PageTitle>{title}</PageTitle>
      {problem && (
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a live region is silent at load, the focus is not
        <p role="alert" id={problemId} className={styles.problem} tabIndex={-1} autoFocus>
          {problem}
        </p>
      )}
      {status && (
        <p role="status" className={styles.status}>
          {status}
        </p>
      )}
      {children}
      <ul className={styles.ways}>
        {ways.map(({ href: to, text }) => (
          <li key={to}>
            <a href={to}>{text}</a>
          </li>
        ))}
      </ul>
    </Container>
  );
}
