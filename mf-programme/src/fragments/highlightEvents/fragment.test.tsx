import { describe, expect, it } from "@jest/globals";
import { screen } from "@testing-library/react";
import { act } from "react";
import { testApi } from "@festival/shared-ui/owner/testRequest";
import { eventTeaser } from "../../testing/factories.ts";
import { planBus } from "../../testing/planBus.ts";
import { fragment } from "./fragment.ts";
import { loadHighlightEvents } from "./loadHighlightEvents.ts";

describe("the highlights as an island", () => {
  it("fill their place, and leave it empty when taken down", async () => {
    const element = document.createElement("div");
    document.body.append(element);
    const api = testApi("en", { "/en/api/highlight-events/": { event_objs: [eventTeaser()] } });
    const data = await loadHighlightEvents({}, { api, locale: "en", now: "2025-08-20T08:00:00Z" });

    let takeDown: () => void = () => undefined;
    await fragment.prepare("en");
    await act(async () => {
      takeDown = fragment.mount(element, {
        data,
        bus: planBus(),
        locale: "en",
        identifierPrefix: "f-highlights-",
        hydrate: false,
        onFailure: () => element.append("failed"),
      });
    });
    expect(screen.getByRole("heading", { level: 2, name: "Don’t miss" })).toBeTruthy();
    await act(async () => takeDown());
    expect(element.textContent).toBe("");
    element.remove();
  });
});
