import { ListPage } from "@festival/contracts/api/common";
import {
  StaffAccount,
  StaffAccountUpdate,
  StaffInvitation,
  StaffRole,
} from "@festival/contracts/api/staff";
import * as calls from "@festival/contracts/calls/staff";
import { ApiError } from "@festival/contracts/errors";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { handle } from "../../platform/calls/handle.ts";
import { actorOf } from "../../platform/plugins/actor.ts";
import { dependOn } from "../../platform/plugins/cacheTags.ts";
import { idParams } from "../../platform/plugins/parameters.ts";
import { listRange, pageLinks } from "../../platform/resources/listQuery.ts";
import {
  changeUser,
  endUserSessions,
  inviteAgain,
  inviteUser,
  resetSecondFactor,
  unblockUser,
} from "./users.ts";
import { getAccount, listAccounts, userOrders, type AccountRow } from "./users.repository.ts";

const orders = Object.keys(userOrders).flatMap((field) => [field, `-${field}`]);

const listQuery = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  /** In email address and name. */
  search: Type.Optional(Type.String({ maxLength: 100 })),
  sort: Type.Optional(Type.Enum(orders)),
  role: Type.Optional(StaffRole),
  is_active: Type.Optional(Type.Boolean()),
});

function toAccount({ user, blockedUntil, lastSeenAt }: AccountRow): StaffAccount {
  return {
    id: user.id,
    revision: user.revision,
    email: user.email,
    username: user.username,
    role: user.role,
    locale: user.locale,
    is_active: user.isActive,
    is_invited: user.passwordHash === null,
    has_second_factor: user.secondFactor !== null,
    blocked_until: blockedUntil?.toISOString() ?? null,
    last_seen_at: lastSeenAt?.toISOString() ?? null,
    created_at: user.createdAt.toISOString(),
  };
}

/** Who may sign in, for admins. Accounts are deactivated, never deleted: what they wrote keeps its author. */
export const usersRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const tags = ["admin"];

  async function show(id: number): Promise<StaffAccount> {
    const account = await getAccount(app.database, id, new Date());
    if (!account) throw new ApiError("not_found", `User not found: id ${id}.`);
    return toAccount(account);
  }

  handle(
    app,
    calls.listUsers,
    {
      schema: {
        tags,
        summary: "List of users",
        querystring: listQuery,
        response: { 200: ListPage(StaffAccount) },
      },
    },
    async (request) => {
      const { query } = request;
      dependOn("users");
      const { page, limit, offset } = listRange(query);
      const filters = { search: query.search, role: query.role, isActive: query.is_active };
      const sort = query.sort ?? "username";
      const range = { limit, offset };
      const found = await listAccounts(app.database, filters, sort, range, new Date());
      const path = request.url.split("?", 1)[0] ?? "";
      const links = pageLinks(path, query, page, offset + limit >= found.count);
      return { count: found.count, ...links, results: found.accounts.map(toAccount) };
    },
  );

  handle(
    app,
    calls.getAccountOf,
    { schema: { tags, summary: "One user", params: idParams, response: { 200: StaffAccount } } },
    async ({ params: { id } }) => {
      dependOn(`user:${id}`);
      return show(id);
    },
  );

  handle(
    app,
    calls.inviteUser,
    {
      schema: {
        tags,
        summary: "Invite a user",
        description: "They get a mail with a link, good for seven days, to choose their password.",
        body: StaffInvitation,
        response: { 201: StaffAccount },
      },
    },
    async (request, reply) => {
      const id = await inviteUser(app, await actorOf(request), request.body);
      return reply.code(201).send(await show(id));
    },
  );

  handle(
    app,
    calls.updateUser,
    {
      schema: {
        tags,
        summary: "Change name, role, language, or whether they may sign in",
        description:
          "A stale revision gives 409, with both versions. The last admin stays one: 409 otherwise.",
        params: idParams,
        body: StaffAccountUpdate,
        response: { 200: StaffAccount },
      },
    },
    async (request) => {
      const { id } = request.params;
      await changeUser(app, await actorOf(request), id, request.body, () => show(id));
      return show(id);
    },
  );

  const actions = [
    [calls.inviteAgain, "Send the invitation once more", inviteAgain],
    [calls.endSessionsOf, "Sign a user out everywhere", endUserSessions],
    [calls.resetSecondFactor, "Take away a second factor that was lost", resetSecondFactor],
    [calls.unblockUser, "Let a user try their password again at once", unblockUser],
  ] as const;
  for (const [call, summary, act] of actions) {
    handle(
      app,
      call,
      { schema: { tags, summary, params: idParams, response: { 204: Type.Null() } } },
      async (request, reply) => {
        const { id } = request.params;
        await act(app, await actorOf(request), id);
        return reply.code(204).send(null);
      },
    );
  }
};
