import type { RichText as Content } from "@festival/contracts/api/common";
import type { ReactNode } from "react";
import { inlineText, type Block } from "./inlineText.tsx";
import styles from "./RichText.module.css";

type ListTag = "ul" | "ol";

interface Item {
  block: Block;
  /** Deeper items right below this one. */
  inner: Block[];
}

const listTag = (block: Block): ListTag | undefined => {
  if (block.type === "unordered-list-item") return "ul";
  return block.type === "ordered-list-item" ? "ol" : undefined;
};

/** Blocks next to each other that belong into one list; a paragraph is a group of its own. */
function groups(blocks: readonly Block[]): Block[][] {
  const found: Block[][] = [];
  for (const block of blocks) {
    const last = found.at(-1);
    const first = last?.[0];
    const tag = listTag(block);
    const continues =
      first && tag && listTag(first) && (block.depth > first.depth || tag === listTag(first));
    if (last && continues) last.push(block);
    else found.push([block]);
  }
  return found;
}

function list(blocks: Block[], entities: Content["entityMap"]): ReactNode {
  const [first] = blocks;
  const Tag = first && listTag(first);
  if (!first || !Tag) return null;
  const items: Item[] = [];
  for (const block of blocks) {
    const last = items.at(-1);
    if (last && block.depth > first.depth) last.inner.push(block);
    else items.push({ block, inner: [] });
  }
  return (
    <Tag key={first.key}>
      {items.map(({ block, inner }) => (
        <li key={block.key}>
          {inlineText(block, entities)}
          {groups(inner).map((group) => list(group, entities))}
        </li>
      ))}
    </Tag>
  );
}

/**
 * Text as staff wrote it. Only the blocks, styles and link schemes of the contract come through;
 * anything else is plain text.
 */
export function RichText({ content }: { content: Content }) {
  return (
    <div className={styles.richText}>
      {groups(content.blocks).map((group) => {
        const [block] = group;
        if (!block || (block.text.trim() === "" && !listTag(block))) return null;
        if (listTag(block)) return list(group, content.entityMap);
        return <p key={block.key}>{inlineText(block, content.entityMap)}</p>;
      })}
    </div>
  );
}
