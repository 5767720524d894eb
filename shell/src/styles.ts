import "@festival/shared-ui/styles/reset.css";
import "@festival/shared-ui/styles/tokens.css";
import "@festival/shared-ui/styles/base.css";
import "./layout/cursors/cursors.css";
