import type { StaffRecord } from "@festival/contracts/calls/resources";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useGetList, useGetManyAggregate } from "ra-core";
import { useEffect, useState } from "react";
import {
  Button,
  ComboBox,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from "react-aria-components";
import { useAdmin } from "../data/adminContext.ts";
import { RecordSecond, Thumbnail } from "../lists/Cell.tsx";
import { findResource, titleOf } from "../resources/adminResources.ts";
import fields from "./fields.module.css";
import styles from "./RecordFinder.module.css";

/** So many suggestions stand in the list. */
const most = 20;
const typingMs = 200;

interface RecordFinderProps {
  /** Name of the resource in which is searched. */
  resource: string;
  label: string;
  isLabelHidden?: boolean;
  value: number | null;
  onChange(id: number | null): void;
  problem?: string | undefined;
  /** Empties itself when one was chosen, for lists that are added to. */
  isAdding?: boolean;
}

function useTyped(text: string): string {
  const [typed, setTyped] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setTyped(text), typingMs);
    return () => clearTimeout(timer);
  }, [text]);
  return typed;
}

/** Finds a record by its words, as one types. */
export function RecordFinder({
  resource: name,
  label,
  isLabelHidden = false,
  value,
  onChange,
  problem,
  isAdding = false,
}: RecordFinderProps) {
  const { t } = useTranslation();
  const { locale } = useAdmin();
  const resource = findResource(name);
  const chosen = useGetManyAggregate<StaffRecord>(
    name,
    { ids: value === null ? [] : [value] },
    { enabled: value !== null },
  );
  const [record] = value === null ? [] : (chosen.data ?? []);
  const title = record && resource ? titleOf(resource, record, locale) : "";
  const [text, setText] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => setText(title), [title]);

  // what is chosen already is no search
  const search = useTyped(text === title ? "" : text.trim());
  const list = resource?.list;
  const { data: found = [], isFetching } = useGetList<StaffRecord>(
    name,
    {
      filter: search ? { search } : {},
      pagination: { page: 1, perPage: most },
      sort: {
        field: (list?.defaultSort ?? "").replace(/^-/, ""),
        order: list?.defaultSort.startsWith("-") ? "DESC" : "ASC",
      },
    },
    { enabled: isOpen, placeholderData: (before) => before },
  );
  if (!resource) return null;

  return (
    <ComboBox
      className={fields.finder ?? ""}
      items={found}
      inputValue={text}
      onInputChange={(typed) => {
        setText(typed);
        if (typed === "" && value !== null) onChange(null);
      }}
      value={value}
      onChange={(key) => {
        if (key === null) return;
        onChange(Number(key));
        if (isAdding) setText("");
      }}
      onOpenChange={setIsOpen}
      onBlur={() => setText(title)}
      menuTrigger="focus"
      allowsEmptyCollection
      allowsCustomValue
      defaultFilter={() => true}
      isInvalid={problem !== undefined}
    >
      <Label className={isLabelHidden ? (styles.hidden ?? "") : (fields.label ?? "")}>
        {label}
      </Label>
      <div className={fields.box}>
        <Input className={styles.input ?? ""} placeholder={t("finder.placeholder")} />
        <Button className={styles.open ?? ""} aria-label={t("finder.open")}>
          ▾
        </Button>
      </div>
      {problem && (
        <Text slot="errorMessage" className={fields.problem ?? ""}>
          {problem}
        </Text>
      )}
      <Popover className={styles.popover ?? ""}>
        <ListBox<StaffRecord>
          className={styles.list ?? ""}
          renderEmptyState={() => (
            <p className={styles.none}>{isFetching ? t("loading") : t("finder.none")}</p>
          )}
        >
          {(item) => (
            <ListBoxItem
              id={item.id}
              textValue={titleOf(resource, item, locale)}
              className={styles.item ?? ""}
            >
              {name === "images" && <Thumbnail record={item} />}
              <span>{titleOf(resource, item, locale)}</span>
              <RecordSecond resource={name} record={item} />
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
