import { expect, it } from "@jest/globals";
import type { Access, Get } from "@festival/contracts/calls/call";
import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import fastify from "fastify";
import { Type } from "typebox";
import { admit } from "./admit.ts";
import { handle } from "./handle.ts";

/** Registers a call in a scope. */
async function registered(access: Access, ...scope: Access[]): Promise<void> {
  const app = fastify().withTypeProvider<TypeBoxTypeProvider>();
  const call: Get<{ answer: null }> = { method: "GET", path: "/:locale/api/hall/", for: access };
  await app.register(async (inside) => {
    admit(inside, ...scope);
    handle(
      inside.withTypeProvider<TypeBoxTypeProvider>(),
      call,
      { schema: { response: { 200: Type.Null() } } },
      async () => null,
    );
  });
  await app.ready();
  await app.close();
}

it("admit: takes a call for callers of the scope", async () => {
  await expect(registered("admin", "staff", "admin")).resolves.toBeUndefined();
});

it("admit: stops the start for a call that is for others than its scope", async () => {
  await expect(registered("staff", "visitor", "everybody")).rejects.toThrow(
    "The call GET /:locale/api/hall/ is for staff, and its scope for visitor and everybody",
  );
  await expect(registered("visitor", "staff", "admin")).rejects.toThrow("is for visitor");
});

it("admit: stops the start for a route without a definition", async () => {
  const start = async () => {
    await fastify().register(async (inside) => {
      admit(inside, "visitor");
      inside.get("/hall/", async () => null);
    });
  };
  await expect(start()).rejects.toThrow("GET /hall/ has no definition");
});
