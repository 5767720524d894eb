import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { Route, Routes, useLocation, useNavigate } from "react-router-dom";
import { AdminRouter } from "./AdminRouter.tsx";
import { Link, NavLink } from "./Link.tsx";
import { useLeaveGuard } from "./useLeaveGuard.ts";

let hasUnsaved: boolean;

function Form() {
  const leaving = useLeaveGuard(() => hasUnsaved);
  const navigate = useNavigate();
  return (
    <>
      <p>the form</p>
      <Link to="/form?tab=2">tab</Link>
      <button type="button" onClick={() => void navigate("/elsewhere", { replace: true })}>
        replace
      </button>
      {leaving && (
        <p>
          <button type="button" onClick={leaving.stay}>
            stay
          </button>
          <button type="button" onClick={leaving.leave}>
            leave
          </button>
        </p>
      )}
    </>
  );
}

function FormScreen() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      {isOpen && <Form />}
      <button type="button" onClick={() => setIsOpen(false)}>
        close
      </button>
      <Link to="/elsewhere">go</Link>
    </>
  );
}

function Place() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const at = () => screen.getByRole("status").textContent;
const isHeld = () => screen.queryByRole("button", { name: "stay" }) !== null;
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

describe("leaving a form with unsaved words", () => {
  beforeEach(() => {
    hasUnsaved = true;
    window.history.pushState(null, "", "/admin/first");
    render(
      <AdminRouter basename="/admin">
        <Place />
        <NavLink to="/form">form</NavLink>
        <Routes>
          <Route path="/form" element={<FormScreen />} />
          <Route path="*" element={<p>another screen</p>} />
        </Routes>
      </AdminRouter>,
    );
  });
  afterEach(cleanup);

  const openForm = async () => {
    await userEvent.click(screen.getByRole("link", { name: "form" }));
    await screen.findByText("the form");
  };

  it("waits at a link until its reader says so, and stays where they want to stay", async () => {
    await openForm();
    const form = screen.getByRole("link", { name: "form" });
    expect(form.getAttribute("aria-current")).toBe("page");
    await userEvent.click(screen.getByRole("link", { name: "go" }));
    expect([at(), isHeld()]).toEqual(["/form", true]);
    await press("stay");
    expect([at(), isHeld()]).toEqual(["/form", false]);
    await userEvent.click(screen.getByRole("link", { name: "go" }));
    await press("leave");
    await waitFor(() => expect(at()).toBe("/elsewhere"));
    expect(window.location.pathname).toBe("/admin/elsewhere");
    expect(form.getAttribute("aria-current")).toBeNull();
  });

  it("waits where another screen takes the form's place in the browser's history", async () => {
    await openForm();
    await press("replace");
    expect([at(), isHeld()]).toEqual(["/form", true]);
    await press("leave");
    await waitFor(() => expect(at()).toBe("/elsewhere"));
    window.history.back();
    await waitFor(() => expect(at()).toBe("/first"));
  });

  it("waits at the browser's own button too: the address is that of the form until one leaves", async () => {
    await openForm();
    window.history.back();
    await waitFor(() => expect(isHeld()).toBe(true));
    await waitFor(() => expect(window.location.pathname).toBe("/admin/form"));
    expect(at()).toBe("/form");
    await press("stay");
    window.history.back();
    await waitFor(() => expect(isHeld()).toBe(true));
    await waitFor(() => expect(window.location.pathname).toBe("/admin/form"));
    await press("leave");
    await waitFor(() => expect(at()).toBe("/first"));
    expect(window.location.pathname).toBe("/admin/first");
    window.history.forward();
    await waitFor(() => expect(at()).toBe("/form"));
  });

  it("asks nothing where all is saved, and once the form is gone", async () => {
    await openForm();
    hasUnsaved = false;
    await userEvent.click(screen.getByRole("link", { name: "go" }));
    await waitFor(() => expect(at()).toBe("/elsewhere"));
    hasUnsaved = true;
    await openForm();
    await press("close");
    await userEvent.click(screen.getByRole("link", { name: "go" }));
    await waitFor(() => expect(at()).toBe("/elsewhere"));
  });

  it("asks nothing within the form's own address", async () => {
    await openForm();
    await userEvent.click(screen.getByRole("link", { name: "tab" }));
    await waitFor(() => expect(at()).toBe("/form?tab=2"));
    expect(isHeld()).toBe(false);
  });
});
