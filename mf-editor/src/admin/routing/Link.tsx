import { forwardRef, type AnchorHTMLAttributes } from "react";
import {
  useHref,
  useLinkClickHandler,
  useLocation,
  useResolvedPath,
  type To,
} from "react-router-dom";

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  to: To;
}

/** A link within this area. React-router's own can fetch pages ahead, as a framework of its own: 5 kB more. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { to, onClick, target, children, ...rest },
  ref,
) {
  const href = useHref(to);
  const go = useLinkClickHandler<HTMLAnchorElement>(to, target === undefined ? {} : { target });
  return (
    <a
      {...rest}
      ref={ref}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) go(event);
      }}
    >
      {children}
    </a>
  );
});

/** A link that says that one is there, or below it. */
export function NavLink({ to, ...rest }: LinkProps) {
  const { pathname: target } = useResolvedPath(to);
  const { pathname } = useLocation();
  const isHere = pathname === target || pathname.startsWith(`${target}/`);
  return <Link {...rest} to={to} aria-current={isHere ? "page" : undefined} />;
}
