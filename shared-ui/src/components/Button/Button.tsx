import type { ButtonHTMLAttributes, ReactNode } from "react";
import { isExternal, safeLink } from "../RichText/safeLink.ts";
import { Arrow } from "../Arrow/Arrow.tsx";
import { NewWindowHint } from "../NewWindowHint/NewWindowHint.tsx";
import styles from "./Button.module.css";

/** `light` stands on blue and on night, all others on paper, sand or pink. */
export type ButtonVariant = "blue" | "pink" | "outline" | "ink" | "dark" | "light";

interface Look {
  variant?: ButtonVariant;
  size?: "small";
}

interface ButtonLinkProps extends Look {
  /** null leads to the address of the document itself, with its query. */
  href: string | null;
  /** Draws an arrow behind the text; an address of another site gets its own arrow. */
  arrow?: boolean;
  newWindow?: boolean;
  children: ReactNode;
}

/** A link that looks like a button. An address with a forbidden scheme renders as text. */
export function ButtonLink({
  href,
  arrow,
  newWindow,
  variant = "blue",
  size,
  children,
}: ButtonLinkProps) {
  const link = href === null ? { href: "" } : safeLink(href, newWindow);
  if (!link) return <span>{children}</span>;
  return (
    <a {...link} className={styles.button} data-variant={variant} data-size={size}>
      {children}
      {newWindow && <NewWindowHint />}
      {arrow && <Arrow direction={isExternal(link.href) ? "out" : "right"} />}
    </a>
  );
}

type ButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, "type"> & { type?: "button" | "submit" };

/** Submits nothing unless its `type` says so. */
export function Button({
  variant = "blue",
  size,
  type,
  className: _className,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type === "submit" ? "submit" : "button"}
      className={styles.button}
      data-variant={variant}
      data-size={size}
    />
  );
}
