import { afterEach, expect, it } from "@jest/globals";
import { cleanup, render, screen } from "@testing-library/react";
import { AdminRouter } from "./AdminRouter.tsx";
import { NavLink } from "./Link.tsx";

afterEach(cleanup);

it.each([
  ["/admin/events/12", "events"],
  ["/admin/events", "events"],
  ["/admin/event", "event"],
  ["/admin/", "home"],
])("the menu marks the one entry that %s is at or below", (path, marked) => {
  window.history.replaceState(null, "", path);
  render(
    <AdminRouter basename="/admin">
      <NavLink to="/">home</NavLink>
      <NavLink to="/event">event</NavLink>
      <NavLink to="/events">events</NavLink>
    </AdminRouter>,
  );
  const links = screen.getAllByRole("link", { current: "page" });
  expect(links.map(({ textContent }) => textContent)).toEqual([marked]);
});
