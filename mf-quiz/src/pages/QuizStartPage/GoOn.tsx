import { href } from "@festival/contracts/routes";
import { useTranslation } from "@festival/shared-ui/i18n";
import { usePage } from "@festival/shared-ui/owner";
import { useEffect, useState } from "react";
import { readKeptAnswers, type KeptAnswers } from "../../quiz/keptAnswers.ts";
import styles from "./QuizStartPage.module.css";

/** The way back into the quiz for those who left it; needs scripts, as nothing of it is on the server. */
export function GoOn({ quizId }: { quizId: number }) {
  const { t } = useTranslation();
  const { locale } = usePage();
  const [kept, setKept] = useState<KeptAnswers | null>(null);
  // after hydration: the server does not know of it
  useEffect(() => setKept(readKeptAnswers(quizId)), [quizId]);
  if (!kept) return null;
  const { number, answers } = kept;
  return (
    <p>
      <a
        className={styles.goOn}
        href={href("quizQuestion", locale, {}, { question: number, answers })}
      >
        {t("quiz.goOn", { number })}
      </a>
    </p>
  );
}
