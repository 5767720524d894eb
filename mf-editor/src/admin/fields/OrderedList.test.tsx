/** @own-modules Its code is loaded once, when it is first needed. */
import { afterEach, describe, expect, it } from "@jest/globals";
import { createI18n, I18nextProvider } from "@festival/shared-ui/i18n";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { texts } from "../texts.ts";
import { ListButtons, moved } from "../../pickers/records/ListButtons.tsx";
import { Grip, OrderedList } from "./OrderedList.tsx";

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
            <div>
              <Grip />
              {name}
              <ListButtons
                name={name}
                place={place}
                count={names.length}
                onMove={(to) => setNames(moved(names, place, to))}
                onRemove={() => setNames(names.filter((each) => each !== name))}
              />
            </div>
          </li>
        ))}
      >
        {null}
      </OrderedList>
    </I18nextProvider>
  );
}

const items = () => screen.getAllByRole("listitem");
/** Each text begins with the grip. */
const order = () => items().map((item) => item.textContent?.slice(1, 4));
const canBeDragged = (item: Element) =>
  item.firstElementChild?.getAttribute("draggable") === "true";

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

  it("can be dragged once a pointer has come over it, and stays so in another order", async () => {
    render(<List />);
    await userEvent.tab();
    expect(items().some(canBeDragged)).toBe(false);
    fireEvent.pointerOver(items()[1] as Element);
    await waitFor(() => expect(items().every(canBeDragged)).toBe(true));
    // no pointer comes again
    screen.getByRole("button", { name: "Cleo nach oben" }).focus();
    await userEvent.keyboard("{Enter}");
    expect(order()).toEqual(["Ada", "Cle", "Bea"]);
    await waitFor(() => expect(items().every(canBeDragged)).toBe(true));
  });

  it("is not dragged where it was left before the code for that came", async () => {
    const { unmount } = render(<List />);
    const left = items();
    fireEvent.pointerOver(left[0] as Element);
    unmount();
    await import("./rowDrag.ts");
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(left.some(canBeDragged)).toBe(false);
  });
});
