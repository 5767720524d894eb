import styles from "./Reach.module.css";

/** A person's email address and telephone; nothing where both are missing. */
export function Reach({ email, phone }: { email: string; phone: string }) {
  if (!email && !phone) return null;
  return (
    <ul className={styles.reach}>
      {email && (
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
      {phone && (
        <li>
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>{phone}</a>
        </li>
      )}
    </ul>
  );
}
