/** Methods that our servers know; HEAD is GET without its body. */
export type Method = 'GET' | 'POST' | 'DELETE';

/** One line of a server's table: what may be asked there. */
export interface Row {
  readonly method: Method;
  /** An address, or all of a shape: a pattern of the whole path. */
  readonly path: string | RegExp;
}

/** A row that answers, and what the groups of its pattern found. */
export interface Found<R extends Row> {
  readonly row: R;
  readonly groups: readonly string[];
}

export interface Routed<R extends Row> {
  /** Rows of this method and path: addresses before shapes, in the order of the table. */
  readonly found: readonly Found<R>[];
  /** For the header Allow, where there are rows of other methods alone; null: there is no such address. */
  readonly allow: string | null;
}

const groupsAt = ({ path: own }: Row, path: string): readonly string[] | null => {
  if (typeof own === 'string') return own === path ? [] : null;
  return own.exec(path)?.slice(1) ?? null;
};

const allowOf = (methods: readonly Method[]): string | null =>
  methods.length === 0
    ? null
    : [...new Set(methods)].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');

/** Finds what answers a request in the table of a server. Addresses are looked up, shapes tried one after another. */
export const createRouter = <R extends Row>(rows: readonly R[]): ((method: string, path: string) => Routed<R>) => {
  const named = new Map<string, R[]>();
  const shaped = rows.filter((row) => {
    if (typeof row.path !== 'string') return true;
    named.set(row.path, [...(named.get(row.path) ?? []), row]);
    return false;
  });
  return (method, path) => {
    const there = [...(named.get(path) ?? []), ...shaped].flatMap((row) => {
      const groups = groupsAt(row, path);
      return groups === null ? [] : [{ row, groups }];
    });
    const asked = method === 'HEAD' ? 'GET' : method;
    const found = there.filter(({ row }) => row.method === asked);
    return { found, allow: found.length > 0 ? null : allowOf(there.map(({ row }) => row.method)) };
  };
};
