import { CompositeDecorator, type ContentBlock, type ContentState } from "draft-js";
import type { ReactNode } from "react";

interface EditedLinkProps {
  contentState: ContentState;
  entityKey?: string;
  children: ReactNode;
}

function EditedLink({ contentState, entityKey, children }: EditedLinkProps) {
  const { url } = entityKey ? contentState.getEntity(entityKey).getData() : { url: undefined };
  return <a href={url}>{children}</a>;
}

function findLinks(
  block: ContentBlock,
  found: (start: number, end: number) => void,
  content: ContentState,
): void {
  block.findEntityRanges((character) => {
    const key = character.getEntity();
    return key !== null && content.getEntity(key).getType() === "LINK";
  }, found);
}

/** Shows links as links while one edits. */
export const linkDecorator = new CompositeDecorator([
  { strategy: findLinks, component: EditedLink },
]);
