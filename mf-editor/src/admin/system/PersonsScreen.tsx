import type { Person, PersonErasure } from "@festival/contracts/api/editing/persons";
import { erasePerson, exportPerson, findPerson } from "@festival/contracts/calls/persons";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useState, type SyntheticEvent } from "react";
import { Link } from "../routing/Link.tsx";
import { useAdmin } from "../data/adminContext.ts";
import { answered } from "../../calls/answered.ts";
import { instantInWords } from "../data/words.ts";
import inputs from "../fields/fields.module.css";
import buttons from "../frame/buttons.module.css";
import { Said } from "../frame/Said.tsx";
import { useTitle } from "../frame/useTitle.ts";
import styles from "../records/RecordForm.module.css";
import { ErasePerson } from "./ErasePerson.tsx";
import { Processing } from "./processing/Processing.tsx";
import screen from "./processing/processing.module.css";
import { saveFile } from "../../dialog/saveFile.ts";
import { useAct } from "./useAct.ts";

/** What was found, by kind: a count, and where staff read on. */
function Found({ person }: { person: Person }) {
  const { t } = useTranslation();
  const { locale } = useAdmin();
  const { entries, subscriber, newsletter_history: history, mails, account, erasures } = person;
  const at = (instant: string) => instantInWords(instant, locale);
  const erased = ({ counts, erased_at }: PersonErasure) =>
    t("persons.erasure", {
      at: at(erased_at),
      count: Object.values(counts).reduce((sum, count) => sum + count, 0),
    });
  return (
    <dl className={styles.facts}>
      <dt>{t("persons.entries")}</dt>
      <dd>
        {entries.length === 0 && t("persons.nothing")}
        <ul>
          {entries.map(({ id, form, created_at }) => (
            <li key={id}>
              <Link to={`/forms-entries/${id}`}>{form.title[locale] || form.slug}</Link>{" "}
              {at(created_at)}
            </li>
          ))}
        </ul>
      </dd>
      <dt>{t("persons.newsletter")}</dt>
      <dd>
        {subscriber
          ? t("persons.subscribed", { at: at(subscriber.requested_at) })
          : t("persons.nothing")}{" "}
        {history.length > 0 && t("persons.proofs", { count: history.length })}
      </dd>
      <dt>{t("persons.mails")}</dt>
      <dd>{mails.length === 0 ? t("persons.nothing") : mails.length}</dd>
      <dt>{t("persons.account")}</dt>
      <dd>
        {account ? (
          <>
            <Link to={`/users/${account.id}`}>{account.username}</Link> {t("persons.accountStays")}
          </>
        ) : (
          t("persons.nothing")
        )}
      </dd>
      <dt>{t("persons.consent")}</dt>
      <dd>{t("persons.consentNote")}</dd>
      {erasures.map((erasure) => (
        <div key={erasure.erased_at} style={{ display: "contents" }}>
          <dt>{t("persons.erased")}</dt>
          <dd>{erased(erasure)}</dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * The rights of persons: all that is kept under an address is found, handed out and erased here. The record of
 * processing stands below; it alone is printed.
 */
export function PersonsScreen() {
  const { t } = useTranslation();
  const { transport } = useAdmin();
  const [email, setEmail] = useState("");
  const [person, setPerson] = useState<Person | null>(null);
  const { isRunning, said, unsay, act } = useAct();
  useTitle(t("persons.title"));

  const find = async (address: string) =>
    setPerson(await answered(transport.send(findPerson, {}, { email: address })));
  const search = (event: SyntheticEvent) => {
    event.preventDefault();
    setPerson(null);
    void act(() => find(email), t("persons.found"));
  };
  const hand = (address: string, format: "json" | "html") =>
    act(
      async () =>
        saveFile(await answered(transport.send(exportPerson, {}, { email: address, format }))),
      t("persons.saved"),
    );
  const erase = async (address: string) => {
    await answered(transport.send(erasePerson, {}, { email: address }));
    await find(address);
  };

  return (
    <>
      <Said words={said} onClose={unsay} />
      <div className={styles.form}>
        <div className={`${styles.head} ${screen.onScreen}`}>
          <h1>{t("persons.title")}</h1>
          <p>{t("persons.intro")}</p>
        </div>
        <form onSubmit={search} className={`${inputs.input} ${screen.onScreen}`}>
          <label htmlFor="person-email">{t("persons.email")}</label>
          <input
            id="person-email"
            type="email"
            required
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
          <p>
            <button type="submit" className={buttons.primary} disabled={isRunning}>
              {t("persons.search")}
            </button>
          </p>
        </form>
        {person && (
          <section aria-label={person.email} className={`${styles.group} ${screen.onScreen}`}>
            <h2 className={styles.groupTitle}>{person.email}</h2>
            <Found person={person} />
            <div className={styles.buttons}>
              <button
                type="button"
                className={buttons.secondary}
                disabled={isRunning}
                onClick={() => void hand(person.email, "html")}
              >
                {t("persons.asPage")}
              </button>
              <button
                type="button"
                className={buttons.secondary}
                disabled={isRunning}
                onClick={() => void hand(person.email, "json")}
              >
                {t("persons.asJson")}
              </button>
              <ErasePerson
                email={person.email}
                onErase={() => act(() => erase(person.email), t("persons.done"))}
              />
            </div>
          </section>
        )}
        <Processing />
      </div>
    </>
  );
}
