import { afterEach, describe, expect, it } from "@jest/globals";
import { createI18n, I18nextProvider } from "@festival/shared-ui/i18n";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { texts } from "../texts.ts";
import { ListButtons, moved } from "../../pickers/records/ListButtons.tsx";
import { OrderedList } from "./OrderedList.tsx";

afterEach(cleanup);

function List() {
  const [names, setNames] = useState(["Ada", "Bea", "Cleo"]);
  return (
    <I18nextProvider i18n={createI18n("de", texts)}>
      <OrderedList
        path="cast"
        label="Besetzung"
        onMove={(from, to) => setNames(moved(names, from, to))}
        items={names.map((name, place) => (
          <li key={name}>
            {name}
            <ListButtons
              name={name}
              place={place}
              count={names.length}
              onMove={(to) => setNames(moved(names, place, to))}
              onRemove={() => setNames(names.filter((each) => each !== name))}
            />
          </li>
        ))}
      >
        {null}
      </OrderedList>
    </I18nextProvider>
  );
}

const order = () => screen.getAllByRole("listitem").map((item) => item.textContent?.slice(0, 3));

describe("a list in an order of its own", () => {
  it("moves an item by its buttons, and takes it out", async () => {
    render(<List />);
    await userEvent.click(screen.getByRole("button", { name: "Cleo nach oben" }));
    expect(order()).toEqual(["Ada", "Cle", "Bea"]);
    await userEvent.click(screen.getByRole("button", { name: "Ada entfernen" }));
    expect(order()).toEqual(["Cle", "Bea"]);
  });

  it("moves the item whose buttons have the focus by Alt and the arrows, not past the ends", async () => {
    render(<List />);
    const remove = (name: string) => screen.getByRole("button", { name: `${name} entfernen` });
    remove("Ada").focus();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    expect(order()).toEqual(["Bea", "Ada", "Cle"]);
    await waitFor(() => expect(document.activeElement).toBe(remove("Ada")));
    remove("Bea").focus();
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    expect(order()).toEqual(["Bea", "Ada", "Cle"]);
  });
});
