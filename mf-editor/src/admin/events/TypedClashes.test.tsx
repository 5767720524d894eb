import type { EventClashQuery } from "@festival/contracts/calls/eventActs";
import { createI18n, I18nextProvider } from "@festival/shared-ui/i18n";
import { afterEach, expect, it } from "@jest/globals";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { FormProvider, useForm, useFormContext } from "react-hook-form";
import type { Transport } from "../../calls/transport.ts";
import { AdminContext } from "../data/adminContext.ts";
import { texts } from "../texts.ts";
import { TypedClashes } from "./TypedClashes.tsx";

const user = { username: "Ada", email: "ada@festival.example", role: "editor" } as const;
const taken = "2025-09-10T19:00:00.000Z";
const clash = { kind: "venue", name: "Großer Saal", event: { id: 5, title: "Belegt den Saal" } };

afterEach(cleanup);

/** Changes the form after its render and before the effects of what stands beside it. */
function TypesEarly() {
  const { setValue } = useFormContext();
  useLayoutEffect(() => setValue("starts_at", "2025-09-10T21:00"), [setValue]);
  return null;
}

function Form() {
  const form = useForm({ defaultValues: { venue_id: 1, starts_at: "2025-09-20T20:00" } });
  return (
    <FormProvider {...form}>
      <TypedClashes id={7} />
      <TypesEarly />
    </FormProvider>
  );
}

it("tells of a clash that was typed while this part of the form was still coming", async () => {
  const asked: EventClashQuery[] = [];
  const transport = {
    read: async (_: unknown, query: EventClashQuery) => {
      asked.push(query);
      return { ok: true, status: 200, body: query.starts_at === taken ? [clash] : [] };
    },
  } as unknown as Transport;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <I18nextProvider i18n={createI18n("de", texts)}>
        <AdminContext value={{ locale: "de", user, transport }}>
          <Form />
        </AdminContext>
      </I18nextProvider>
    </QueryClientProvider>,
  );
  await waitFor(() => expect(screen.getByText("Eine Überschneidung zur selben Zeit")).toBeTruthy());
  expect(asked.at(-1)).toEqual({ venue_id: 1, starts_at: taken, except: 7 });
});
