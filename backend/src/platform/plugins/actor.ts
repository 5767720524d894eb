import type { FastifyRequest } from "fastify";
import type { Actor } from "../database/write.ts";

/** Who a request writes for: the signed-in user, else a visitor. */
export async function actorOf(request: FastifyRequest): Promise<Actor> {
  const staff = await request.readStaff();
  const { id: requestId } = request;
  return staff
    ? { userId: staff.id, name: staff.username, requestId }
    : { userId: null, name: "visitor", requestId };
}
