import type { RichText } from "@festival/contracts/api/common";
import { styleLanguage } from "@festival/contracts/richText/languageMark";
import { Fragment, type ReactNode } from "react";
import { NewWindowHint } from "../NewWindowHint/NewWindowHint.tsx";
import { safeLink } from "./safeLink.ts";

export type Block = RichText["blocks"][number];

interface Piece {
  text: string;
  bold: boolean;
  italic: boolean;
  /** Where it is not the page's. */
  language: string | undefined;
  /** Key into the entity map. */
  entity: number | undefined;
}

/** Cuts a block's text where a style or a link begins or ends. */
function pieces(block: Block): Piece[] {
  const cuts = new Set([0, block.text.length]);
  for (const { offset, length } of [...block.inlineStyleRanges, ...block.entityRanges]) {
    cuts.add(Math.min(offset, block.text.length));
    cuts.add(Math.min(offset + length, block.text.length));
  }
  const borders = [...cuts].toSorted((a, b) => a - b);
  return borders.slice(1).map((end, index) => {
    const start = borders[index] ?? 0;
    const covers = ({ offset, length }: { offset: number; length: number }) =>
      offset <= start && offset + length >= end;
    const styles: string[] = block.inlineStyleRanges.filter(covers).map(({ style }) => style);
    return {
      text: block.text.slice(start, end),
      bold: styles.includes("BOLD"),
      italic: styles.includes("ITALIC"),
      language: styles.map(styleLanguage).find(Boolean),
      entity: block.entityRanges.find(covers)?.key,
    };
  });
}

function withBreaks(text: string): ReactNode {
  const lines = text.split("\n");
  if (lines.length === 1) return text;
  return lines.map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

function styled({ text, bold, italic, language }: Piece): ReactNode {
  let content = withBreaks(text);
  if (italic) content = <em>{content}</em>;
  if (bold) content = <strong>{content}</strong>;
  if (language) content = <span lang={language}>{content}</span>;
  return content;
}

/** A block's text with its bold, italic, languages and links; pieces of one link share one element. */
export function inlineText(block: Block, entities: RichText["entityMap"]): ReactNode {
  const runs: { entity: number | undefined; pieces: Piece[] }[] = [];
  for (const piece of pieces(block)) {
    const last = runs.at(-1);
    if (last && last.entity === piece.entity) last.pieces.push(piece);
    else runs.push({ entity: piece.entity, pieces: [piece] });
  }
  return runs.map((run, index) => {
    const content = run.pieces.map((piece, at) => <Fragment key={at}>{styled(piece)}</Fragment>);
    const entity = run.entity === undefined ? undefined : entities[String(run.entity)];
    const link = entity?.type === "LINK" && safeLink(entity.data.url, entity.data.newWindow);
    return link ? (
      <a key={index} {...link}>
        {content}
        {link.target && <NewWindowHint />}
      </a>
    ) : (
      <Fragment key={index}>{content}</Fragment>
    );
  });
}
