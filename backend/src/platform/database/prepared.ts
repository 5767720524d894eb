import type { Database } from "./openDatabase.ts";

/**
 * A statement that is always the same but for its values: it is put into words once for each database, and
 * parsed once, and planned a few times at most, by each connection. Worth it where many parts are joined.
 * @param prepare makes it, with a name that no other statement has and `sql.placeholder` for its values
 * @returns the statement, for the database or a transaction in it
 */
export function prepared<Statement>(
  prepare: (database: Database) => Statement,
): (database: Database) => Statement {
  const known = new WeakMap<Database, Statement>();
  return (database) => {
    const statement = known.get(database) ?? prepare(database);
    known.set(database, statement);
    return statement;
  };
}
