import type { FactTable } from "./factTable.ts";
import styles from "./FactTables.module.css";

/** Tables that the site draws from its own registries; narrow windows break words rather than scroll. */
export function FactTables({ tables }: { tables: readonly FactTable[] }) {
  return tables.map(({ title, columns, rows }) => (
    <table key={title} className={styles.table}>
      <caption className={styles.title}>{title}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = "", ...facts]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {facts.map((fact, place) => (
              <td key={columns[place + 1]}>{fact}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  ));
}
