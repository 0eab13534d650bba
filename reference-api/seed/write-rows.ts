import { type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Orm } from '../db/database.ts';

/**
 * Upserts rows by primary key in one statement. Only columns present in the rows are written; columns in `insertOnly` are not
 * updated.
 */
export async function writeRows<T extends PgTable>(
  orm: Orm,
  table: T,
  rows: T['$inferInsert'][],
  insertOnly: (keyof T['$inferInsert'])[] = [],
): Promise<void> {
  const [firstRow] = rows;
  if (!firstRow) return;
  const { primaryKeys, columns } = getTableConfig(table);
  const primaryKeyNames = new Set(
    [
      ...columns.filter((column) => column.primary),
      ...primaryKeys.flatMap((composite) => composite.columns),
    ].map((column) => column.name),
  );
  const propertyByColumn = new Map(Object.entries(table).map(([property, column]) => [column, property]));
  const writtenColumns = columns.flatMap((column) => {
    const property = propertyByColumn.get(column);
    return property !== undefined && property in firstRow ? [{ name: column.name, property }] : [];
  });
  const insertOnlyProperties = new Set(insertOnly.map(String));
  const updatedColumns = writtenColumns.filter(
    ({ name, property }) => !primaryKeyNames.has(name) && !insertOnlyProperties.has(property),
  );
  const json = JSON.stringify(
    rows.map((row: Record<string, unknown>) =>
      Object.fromEntries(writtenColumns.map(({ name, property }) => [name, row[property]])),
    ),
  );
  const columnNames = joinSql(writtenColumns.map(({ name }) => sql.identifier(name)));
  const conflictAction =
    updatedColumns.length === 0
      ? sql`NOTHING`
      : sql`UPDATE SET ${joinSql(updatedColumns.map(({ name }) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`))}`;
  await orm.execute(sql`
    INSERT INTO ${table} (${columnNames})
    SELECT ${columnNames} FROM json_populate_recordset(NULL::${table}, ${json}::json)
    ON CONFLICT (${joinSql([...primaryKeyNames].map((name) => sql.identifier(name)))}) DO ${conflictAction}`);
}

function joinSql(parts: SQL[] | ReturnType<typeof sql.identifier>[]): SQL {
  return sql.join(parts as SQL[], sql`, `);
}
