import type { ReactNode } from 'react';
import { useLanguage } from '../frame/language';
import { UI_TEXTS } from './texts';

export interface Column<R> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: R) => ReactNode;
  /** What rows are sorted by when the header is pressed; without it they are not. */
  readonly sortBy?: ((row: R) => string | number) | undefined;
  readonly align?: 'start' | 'end' | undefined;
}

const SIGNS = { asc: ' ▲', desc: ' ▼' } as const;
const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

interface TableHeadProps<R> {
  readonly column: Column<R>;
  readonly head:
    { readonly getIsSorted: () => false | keyof typeof SIGNS; readonly toggleSorting: () => void } | undefined;
}

/** The head of a column: pressed it sorts, where there is something to sort by. */
export const DataTableHead = <R,>({ column, head }: TableHeadProps<R>) => {
  const texts = UI_TEXTS[useLanguage()];
  const sorted = head?.getIsSorted() || null;
  return (
    <th scope="col" data-align={column.align} aria-sort={sorted === null ? undefined : ARIA_SORT[sorted]}>
      {column.sortBy === undefined ? (
        column.header
      ) : (
        <button type="button" title={texts.sortBy(column.header)} onClick={() => head?.toggleSorting()}>
          {column.header}
          {sorted === null ? '' : SIGNS[sorted]}
        </button>
      )}
    </th>
  );
};
