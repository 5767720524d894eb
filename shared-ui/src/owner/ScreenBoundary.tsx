import type { Locale } from "@festival/contracts/locales";
import { Component, type ReactNode } from "react";
import { RootFailed } from "./RootFailed.tsx";

interface ScreenBoundaryProps {
  /** Address of the page; another page gets another try. */
  url: string;
  locale: Locale;
  children: ReactNode;
}

interface ScreenBoundaryState {
  url: string;
  failed: boolean;
}

/** Keeps a screen that throws from taking its owner's other screens with it. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override state: ScreenBoundaryState = { url: this.props.url, failed: false };

  static getDerivedStateFromProps(
    { url }: ScreenBoundaryProps,
    state: ScreenBoundaryState,
  ): ScreenBoundaryState | null {
    return url === state.url ? null : { url, failed: false };
  }

  static getDerivedStateFromError(): Partial<ScreenBoundaryState> {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <RootFailed locale={this.props.locale} /> : this.props.children;
  }
}
