import type { BlockDetail } from "@festival/contracts/api/editing/blocks";

/** Where a reusable block stands, with links; a template has no address. */
export function UsesList({ uses, className }: Pick<BlockDetail, "uses"> & { className?: string }) {
  return (
    <ul className={className}>
      {uses.map(({ what, title, href }) => (
        <li key={what}>{href === null ? title || what : <a href={href}>{title || href}</a>}</li>
      ))}
    </ul>
  );
}
