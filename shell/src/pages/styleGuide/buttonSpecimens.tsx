import type { ButtonStatus } from "@festival/contracts/api/events";
import {
  Button,
  ButtonLink,
  MarkButton,
  TicketButton,
  type ButtonVariant,
} from "@festival/shared-ui";
import { here, type ComponentSpecimen, type SampleContext } from "./specimen.ts";

const variants: ButtonVariant[] = ["blue", "pink", "outline", "ink", "dark", "light"];
const ticketStates: ButtonStatus[] = [
  "on_sale",
  "few_left",
  "free",
  "external",
  "soon",
  "sold_out",
  "cancelled",
];
/** What one presses, in each variant and state. */
export function buttonSpecimens({ t }: SampleContext): ComponentSpecimen[] {
  const [word, long, tickets] = [t("sample.word"), t("sample.long"), t("sample.tickets")];
  return [
    {
      name: "Button",
      states: [
        {
          state: "normal",
          shown: variants.map((variant) => (
            <Button key={variant} variant={variant}>
              {word}
            </Button>
          )),
        },
        { state: "small", shown: <Button size="small">{word}</Button> },
        { state: "off", shown: <Button disabled>{word}</Button> },
        { state: "long", shown: <Button>{long}</Button> },
      ],
    },
    {
      name: "ButtonLink",
      states: [
        {
          state: "normal",
          shown: variants.map((variant) => (
            <ButtonLink key={variant} href={here} variant={variant} arrow>
              {word}
            </ButtonLink>
          )),
        },
        {
          state: "small",
          shown: (
            <ButtonLink href="https://example.org" size="small" arrow newWindow>
              {word}
            </ButtonLink>
          ),
        },
        {
          state: "long",
          shown: (
            <ButtonLink href={here} arrow>
              {long}
            </ButtonLink>
          ),
        },
      ],
    },
    {
      name: "MarkButton",
      states: [
        {
          state: "normal",
          shown: (
            <MarkButton
              event={{ id: 0, title: long, dateTime: "2025-08-28T19:30:00+02:00" }}
              words={{ mark: word, marked: tickets, full: long }}
            />
          ),
        },
      ],
    },
    {
      name: "TicketButton",
      states: ([undefined, "large"] as const).map((size) => ({
        state: size ? ("chosen" as const) : ("normal" as const),
        shown: ticketStates.map((status) => (
          <TicketButton
            key={status}
            status={status}
            {...(size && { size })}
            text={status === "sold_out" ? t("sample.soldOut") : tickets}
            href={here}
            eventTitle={word}
          />
        )),
      })),
    },
  ];
}
