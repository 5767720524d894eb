import { useEffect, useRef, useState, type ReactNode } from "react";
import { useOwner } from "./ownerContext.ts";

interface FragmentSlotProps {
  /** The place's name in the page's `fragments`. */
  slot: string;
  /** Shown when the fragment's remote is missing or fails. */
  fallback: ReactNode;
}

/**
 * A place that another remote fills. It is an island: this tree never looks inside, so a fragment
 * that throws takes nothing else down, and hydrates when it is seen.
 */
export function FragmentSlot({ slot, fallback }: FragmentSlotProps) {
  const { page, fragmentHtml, mountFragment } = useOwner();
  const place = useRef<HTMLDivElement>(null);
  const fragment = page.fragments[slot];
  const [failed, setFailed] = useState<typeof fragment>();
  const onServer = mountFragment === null;
  const missing =
    !fragment ||
    fragment.failed ||
    fragment === failed ||
    (onServer && fragmentHtml[slot] === undefined);

  useEffect(() => {
    if (missing || !mountFragment || !place.current) return undefined;
    return mountFragment(slot, place.current, () => setFailed(fragment));
  }, [missing, mountFragment, slot, fragment]);

  if (missing) return fallback;
  // In the browser the HTML given here stays constant, so React leaves alone what the server or
  // the shell has put inside: one element, the fragment's own root.
  return (
    <div
      ref={place}
      key={page.url}
      data-fragment={slot}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: onServer ? `<div>${fragmentHtml[slot]}</div>` : "" }}
    />
  );
}
