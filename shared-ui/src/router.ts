/**
 * The declarative part of react-router, as the shell shares it at run time. A shared module is
 * shared whole: through this facade it weighs 11 KB instead of 52. Plain TypeScript, since the
 * shell's server hands the very same module to the owners' server bundles.
 */
export {
  Route,
  Router,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from "react-router";
export type { Navigator } from "react-router";
