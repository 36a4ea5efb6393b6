import {
  createSortedRowModel,
  rowSortingFeature,
  sortFn_basic,
  tableFeatures,
  useTable,
  type ColumnDef,
  type RowData,
  type SortingState,
} from '@tanstack/react-table';
import { useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { useLanguage } from '../frame/language';
import { EmptyState } from './Panel';
import { DataTableHead, type Column } from './DataTableHead';
import { UI_TEXTS } from './texts';

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { basic: sortFn_basic },
});

export interface TableRowProps {
  /** The row's key. */
  readonly id: string;
  readonly testId: string | undefined;
  readonly children: ReactNode;
}

/** A row that only lies there. */
const PlainRow = ({ testId, children }: TableRowProps) => <tr data-testid={testId}>{children}</tr>;

interface TableProps<R> {
  /** What the table lists, for screen readers. */
  readonly label: string;
  /** A constant or memoised: a new array is a new table. */
  readonly columns: readonly Column<R>[];
  readonly rows: readonly R[];
  readonly rowKey: (row: R) => string;
  readonly empty?: ReactNode;
  readonly rowTestId?: string | undefined;
  /** How a row stands in the table: one that can be dragged. */
  readonly Row?: ComponentType<TableRowProps> | undefined;
}

/** Rows with columns that can be sorted. */
export const DataTable = <R extends RowData>({
  label,
  columns,
  rows,
  rowKey,
  empty,
  rowTestId,
  Row = PlainRow,
}: TableProps<R>) => {
  const texts = UI_TEXTS[useLanguage()];
  const [sorting, setSorting] = useState<SortingState>([]);
  const definitions = useMemo<ColumnDef<typeof features, R>[]>(
    () =>
      columns.map(({ id, sortBy }) => ({
        id,
        accessorFn: (row: R) => sortBy?.(row) ?? '',
        enableSorting: sortBy !== undefined,
        sortFn: 'basic',
      })),
    [columns],
  );
  const data = useMemo(() => [...rows], [rows]);
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: rowKey,
    state: { sorting },
    onSortingChange: setSorting,
  });
  if (rows.length === 0) return empty ?? <EmptyState title={texts.nothing} />;
  return (
    <table className="ui-table" aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <DataTableHead key={column.id} column={column} head={table.getColumn(column.id)} />
          ))}
        </tr>
      </thead>
      <tbody>
        {table.getRowModel().rows.map(({ id, original }) => (
          <Row key={id} id={id} testId={rowTestId}>
            {columns.map((column) => (
              <td key={column.id} data-align={column.align}>
                {column.cell(original)}
              </td>
            ))}
          </Row>
        ))}
      </tbody>
    </table>
  );
};
