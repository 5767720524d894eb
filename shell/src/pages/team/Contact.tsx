import { phoneHref } from "@festival/shared-ui";
import styles from "./Contact.module.css";

/** A person's email address and telephone; nothing where both are missing. */
export function Contact({ email, phone }: { email: string; phone: string }) {
  if (!email && !phone) return null;
  return (
    <ul className={styles.contact}>
      {email && (
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
      {phone && (
        <li>
          <a href={phoneHref(phone)}>{phone}</a>
        </li>
      )}
    </ul>
  );
}
