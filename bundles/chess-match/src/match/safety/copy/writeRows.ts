import type { Database } from 'better-sqlite3';
import type { Rows, Row } from '../../journal/tables';

const inserter = (db: Database, verb: string, { table, columns }: Rows) =>
  db.prepare<Row[number][]>(
    `${verb} INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
  );

/** Adds rows under the numbers they have in the journal. @throws where one of them is there already */
export const addRows = (db: Database, part: Rows): void => {
  const insert = inserter(db, 'INSERT', part);
  for (const row of part.rows) insert.run(...row);
};

/** Makes a table hold exactly these; what is as it should be is not written. */
export const becomeRows = (db: Database, part: Rows): void => {
  const { table, columns, rows } = part;
  const found = db
    .prepare<[], Row>(`SELECT ${columns.join(', ')} FROM ${table}`)
    .raw()
    .all();
  const known = new Map(found.map((row) => [Number(row[0]), JSON.stringify(row)]));
  const put = inserter(db, 'INSERT OR REPLACE', part);
  const kept = new Set(rows.map(([number]) => Number(number)));
  const remove = db.prepare<[number]>(`DELETE FROM ${table} WHERE rowid = ?`);
  for (const number of known.keys()) if (!kept.has(number)) remove.run(number);
  for (const row of rows.filter((row) => known.get(Number(row[0])) !== JSON.stringify(row))) put.run(...row);
};

/** Puts rows in the place of those of the same name, and leaves none whose number is not among these. */
export const reviseRows = (db: Database, part: Rows, numbers: readonly number[]): void => {
  const put = inserter(db, 'INSERT OR REPLACE', part);
  for (const row of part.rows) put.run(...row);
  db.prepare<[string]>(`DELETE FROM ${part.table} WHERE rowid NOT IN (SELECT value FROM json_each(?))`).run(
    JSON.stringify(numbers),
  );
};

export const forgetBelow = (db: Database, table: string, floor: number): void => {
  if (floor > 0) db.prepare<[number]>(`DELETE FROM ${table} WHERE rowid < ?`).run(floor);
};
