import { useTranslation } from "@festival/shared-ui/i18n";
import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from "react";
import buttons from "./buttons.module.css";

interface BoundaryProps {
  children: ReactNode;
  failed: ReactNode;
  /** Another place is another try. */
  place?: string | undefined;
}

interface BoundaryState {
  hasFailed: boolean;
  place: string | undefined;
}

/** Keeps what stands around a part whose code does not load. */
class PartBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false, place: this.props.place };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ place }: BoundaryProps, before: BoundaryState) {
    return place === before.place ? null : { hasFailed: false, place };
  }

  override render() {
    return this.state.hasFailed ? this.props.failed : this.props.children;
  }
}

function NotLoaded({ onRetry }: { onRetry(): void }) {
  const { t } = useTranslation();
  return (
    <p role="alert">
      {t("part.failed")}{" "}
      <button type="button" className={buttons.quiet} onClick={onRetry}>
        {t("part.again")}
      </button>
    </p>
  );
}

type PropsOf<Part> = Part extends ComponentType<infer Props> ? Props : never;

/**
 * A part of a screen whose code comes when it is needed. Where that fails, the part says so in its place and can be
 * asked for again; all around it stays, what is typed above all.
 * @param Waiting stands in its place until then
 */
export function later<Part extends ComponentType<never>>(
  load: () => Promise<{ default: Part }>,
  Waiting?: ComponentType,
): (props: PropsOf<Part>) => ReactNode {
  const start = () => lazy(load as unknown as () => Promise<{ default: ComponentType<object> }>);
  // a lazy component never forgets that it failed
  let loading = start();
  return function Later(props) {
    const [tries, setTries] = useState(0);
    const Loaded = loading;
    const again = () => {
      loading = start();
      setTries(tries + 1);
    };
    return (
      <PartBoundary key={tries} failed={<NotLoaded onRetry={again} />}>
        <Suspense fallback={Waiting && <Waiting />}>
          <Loaded {...(props as unknown as object)} />
        </Suspense>
      </PartBoundary>
    );
  };
}

/** The same around whole screens: the menu stays, and another try loads the area once more. */
export function LaterScreens({ place, children }: { place: string; children: ReactNode }) {
  const again = () => window.location.reload();
  return (
    <PartBoundary place={place} failed={<NotLoaded onRetry={again} />}>
      {children}
    </PartBoundary>
  );
}
