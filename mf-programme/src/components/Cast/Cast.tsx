import { VisuallyHidden } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import type { CastData } from "../../events/castOf.ts";
import styles from "./Cast.module.css";

/** From so many names on, the list stands in two columns. */
const many = 10;

function Name({ name, href }: { name: string; href: string | null }) {
  return href === null ? name : <a href={href}>{name}</a>;
}

/** Who plays, by what they do; nothing where that is not known. */
export function Cast({ ensembles, groups }: CastData) {
  const { t } = useTranslation();
  const names = groups.reduce((sum, { members }) => sum + members.length, 0);
  if (ensembles.length + names === 0) return null;
  return (
    <section className={styles.cast}>
      <h2 className={styles.heading}>{t("event.cast.title")}</h2>
      <dl className={styles.groups} data-many={names >= many ? "" : undefined}>
        {ensembles.length > 0 && (
          <div className={styles.group}>
            <dt>{t("event.cast.ensemble", { count: ensembles.length })}</dt>
            {ensembles.map(({ id, name, href }) => (
              <dd key={id}>
                <Name name={name} href={href} />
              </dd>
            ))}
          </div>
        )}
        {groups.map(({ role, members }) => (
          <div key={role} className={styles.group}>
            <dt>{role || <VisuallyHidden>{t("event.cast.someone")}</VisuallyHidden>}</dt>
            {members.map(({ id, name, href }) => (
              <dd key={id}>
                <Name name={name} href={href} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
