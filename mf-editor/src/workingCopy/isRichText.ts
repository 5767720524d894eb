import type { RichText } from "@festival/contracts/api/common";

export const isRichText = (value: unknown): value is RichText =>
  typeof value === "object" && value !== null && "blocks" in value && "entityMap" in value;
