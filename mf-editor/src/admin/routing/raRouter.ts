import type { RouterProvider } from "ra-core";
import {
  matchPath,
  Navigate,
  Outlet,
  Route,
  Routes,
  useInRouterContext,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
} from "react-router-dom";
import { Link } from "./Link.tsx";

const unblocked = {
  state: "unblocked",
  reset: undefined,
  proceed: undefined,
  location: undefined,
} as const;

/** The router as ra-core's parts ask for it; forms hold back who leaves by `useLeaveGuard`. */
export const raRouter = {
  useNavigate,
  useLocation,
  useParams,
  useMatch,
  useInRouterContext,
  useCanBlock: () => false,
  useBlocker: () => unblocked,
  Link,
  Navigate,
  Route,
  Routes,
  Outlet,
  RouterWrapper: ({ children }) => children,
  matchPath,
} as RouterProvider;
