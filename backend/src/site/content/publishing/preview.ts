import { ApiError } from "@festival/contracts/errors";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Type, type Static } from "typebox";

/** `?preview=1` asks for the working copy in place of what is public. */
export const previewQuery = Type.Object({
  preview: Type.Optional(Type.String({ pattern: "^[01]?$" })),
});

/**
 * Whether the working copy is to be shown. Such an answer is stored nowhere.
 * @throws ApiError `not_authenticated` where a visitor asks for it
 */
export async function allowPreview(
  { preview }: Static<typeof previewQuery>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  if (preview !== "1") return false;
  reply.header("cache-control", "no-store");
  if (!(await request.readStaff())) throw new ApiError("not_authenticated", "Please sign in.");
  return true;
}
