import { orderNavigation } from "@festival/contracts/calls/content";
import type { StaffRecord } from "@festival/contracts/calls/resources";
import { navigation } from "@festival/contracts/resources/content/navigation";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useRef, useState, type KeyboardEvent } from "react";
import { Link } from "../routing/Link.tsx";
import { useAdmin } from "../data/adminContext.ts";
import { answered } from "../../calls/answered.ts";
import { createDataProvider } from "../data/dataProvider.ts";
import { CallFailure } from "../frame/CallFailure.tsx";
import buttons from "../frame/buttons.module.css";
import { Said } from "../frame/Said.tsx";
import { findResource } from "../resources/adminResources.ts";
import { titleOf } from "../../pickers/records/recordTitle.ts";
import { useAct } from "../system/useAct.ts";
import { moved, placedBefore, type MenuTree, type Move } from "./menuTree.ts";
import styles from "./menuTrees.module.css";

const areas = navigation.fields.area.options;
type Area = (typeof areas)[number]["value"];

const keys: Readonly<Record<string, Move>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowRight: "in",
  ArrowLeft: "out",
};
const moves = ["up", "down", "in", "out"] as const;
const signs: Readonly<Record<Move, string>> = { up: "↑", down: "↓", in: "→", out: "←" };

function treeOf(entries: readonly StaffRecord[], area: Area): MenuTree {
  const ordered = entries
    .filter((entry) => entry.area === area)
    .toSorted((one, other) => Number(one.position) - Number(other.position) || one.id - other.id);
  return ordered
    .filter((entry) => entry.parent_id === null)
    .map(({ id }) => ({
      id,
      children: ordered.filter((entry) => entry.parent_id === id).map((child) => child.id),
    }));
}

interface EntryProps {
  entry: StaffRecord | undefined;
  tree: MenuTree;
  isSaving: boolean;
  onOrder(tree: MenuTree | undefined, id: number): void;
  children?: React.ReactNode;
}

/** One entry with its steps: by buttons, by Alt and an arrow key, and by dragging it before another one. */
function Entry({ entry, tree, isSaving, onOrder, children }: EntryProps) {
  const { t } = useTranslation();
  const { locale } = useAdmin();
  const resource = findResource("navigation");
  if (!entry || !resource) return null;
  const { id } = entry;
  const title = titleOf(resource, entry, locale);
  const press = (event: KeyboardEvent) => {
    const move = event.altKey ? keys[event.key] : undefined;
    if (!move) return;
    event.preventDefault();
    event.stopPropagation();
    if (!isSaving) onOrder(moved(tree, id, move), id);
  };
  return (
    <li>
      <div className={styles.entry} data-offline={entry.is_online === false}>
        <Link
          to={`/navigation/${id}`}
          draggable
          onKeyDown={press}
          onDragStart={(event) => event.dataTransfer.setData("text/plain", String(id))}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            const dropped = Number(event.dataTransfer.getData("text/plain"));
            if (!isSaving) onOrder(placedBefore(tree, dropped, id), dropped);
          }}
        >
          {title}
        </Link>
        <span className={styles.steps}>
          {moves.map((move) => (
            <button
              key={move}
              type="button"
              className={styles.step}
              data-step={`${id} ${move}`}
              aria-disabled={isSaving || !moved(tree, id, move)}
              aria-label={t(`menu.${move}`, { title })}
              onKeyDown={press}
              onClick={() => {
                if (!isSaving) onOrder(moved(tree, id, move), id);
              }}
            >
              {signs[move]}
            </button>
          ))}
        </span>
      </div>
      {children}
    </li>
  );
}

/** The menus as trees. Each step is stored at once, for the whole area. */
export function MenuTrees({ onOrdered }: { onOrdered(): void }) {
  const { t } = useTranslation();
  const { locale, transport } = useAdmin();
  const cache = useQueryClient();
  const provider = useMemo(() => createDataProvider(transport), [transport]);
  const { isRunning, said, unsay, act } = useAct();
  const [waiting, setWaiting] = useState<{ area: Area; tree: MenuTree }>();
  const root = useRef<HTMLDivElement>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ["navigation", "trees"],
    queryFn: async () => {
      const pagination = { page: 1, perPage: 100 };
      const sort = { field: "position", order: "ASC" } as const;
      return (await provider.getList("navigation", { pagination, sort, filter: {} })).data;
    },
  });
  if (error) return <CallFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <p role="status">{t("loading")}</p>;
  const byId = new Map(data.map((entry) => [entry.id, entry]));
  const resource = findResource("navigation");
  const nameOf = (id: number) => {
    const entry = byId.get(id);
    return entry && resource ? titleOf(resource, entry, locale) : "";
  };

  const order = (area: Area, tree: MenuTree | undefined, id: number) => {
    if (!tree) return;
    setWaiting({ area, tree });
    const focused = document.activeElement?.getAttribute("data-step");
    const store = async () => {
      try {
        const entries = tree.map((node) => ({ id: node.id, children: [...node.children] }));
        await answered(transport.send(orderNavigation, {}, { area, entries }));
      } finally {
        await refetch();
        setWaiting(undefined);
        await cache.invalidateQueries({ queryKey: ["navigation", "getList"] });
        onOrdered();
        // an entry that changed its level is another element
        if (focused) root.current?.querySelector<HTMLElement>(`[data-step="${focused}"]`)?.focus();
      }
    };
    void act(store, t("menu.moved", { title: nameOf(id) }));
  };
  return (
    <>
      <Said words={said} onClose={unsay} />
      <div ref={root} className={styles.trees}>
        <p className={styles.hint}>{t("menu.help")}</p>
        {areas.map(({ value: area, label }) => {
          const tree = waiting?.area === area ? waiting.tree : treeOf(data, area);
          const entry = (id: number, children?: React.ReactNode) => (
            <Entry
              key={id}
              entry={byId.get(id)}
              tree={tree}
              isSaving={isRunning}
              onOrder={(next, moving) => order(area, next, moving)}
            >
              {children}
            </Entry>
          );
          return (
            <section key={area} aria-label={label[locale]}>
              <h2>{label[locale]}</h2>
              <ol className={styles.tree}>
                {tree.map(({ id, children }) =>
                  entry(
                    id,
                    children.length > 0 && (
                      <ol className={styles.tree}>{children.map((child) => entry(child))}</ol>
                    ),
                  ),
                )}
              </ol>
              <Link className={buttons.quiet} to={`/navigation/create`}>
                {t("menu.add")}
              </Link>
            </section>
          );
        })}
      </div>
    </>
  );
}
