import { previewHeader } from "@festival/contracts/cookiesAndHeaders";
import { ApiError } from "@festival/contracts/errors";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Type, type Static } from "typebox";

/** `?preview=1` asks for the working copy in place of what is public. */
export const previewQuery = Type.Object({
  preview: Type.Optional(Type.String({ pattern: "^[01]?$" })),
});

/**
 * Whether the working copy is to be shown: by the query, or by the header of our own processes, which hold for all
 * that a page reads. Such an answer is stored nowhere.
 * @throws ApiError `not_authenticated` where a visitor asks for it
 */
export async function allowPreview(
  { preview }: Static<typeof previewQuery>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const byHeader = request.isInternal && request.headers[previewHeader] === "working";
  if (preview !== "1" && !byHeader) return false;
  reply.header("cache-control", "no-store");
  if (!(await request.readStaff())) throw new ApiError("not_authenticated", "Please sign in.");
  return true;
}
