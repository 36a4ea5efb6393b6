import type { ContentOf } from 'chess-match/client';
import { usePage } from '../state/context';
import { Choice } from './Choice';
import type { FieldsProps } from './props';

const TABLES = [1, 2, 3, 4, 5] as const;

/** Both teams' outputs show the same kind of thing. */
interface TeamTablesProps {
  readonly content: ContentOf<'tables-white' | 'tables-black'>;
  readonly onChange: (content: ContentOf<'tables-white' | 'tables-black'>) => void;
}

interface TableChoiceProps {
  readonly value: number | null;
  readonly onChange: (table: number | null) => void;
}

const TableChoice = ({ value, onChange }: TableChoiceProps) => {
  const { fields } = usePage().strings;
  const options = [[null, fields.allTables] as const, ...TABLES.map((table) => [table, `${table}`] as const)];
  return <Choice<number | null> label={fields.oneTable} value={value} options={options} onChange={onChange} />;
};

/** Which of the team's tables: all at which something is tried, or one, large. */
export const TeamTablesFields = ({ content, onChange }: TeamTablesProps) => (
  <div className="fields">
    <TableChoice value={content.table} onChange={(table) => onChange({ table })} />
  </div>
);

export const TablesFields = ({ content, onChange }: FieldsProps<'tables'>) => {
  const { fields } = usePage().strings;
  const sides = [['white', fields.white] as const, ['black', fields.black] as const];
  return (
    <div className="fields">
      <p>{fields.tablesHint}</p>
      <Choice<'white' | 'black'>
        label={fields.whoseTables}
        value={content.side}
        options={sides}
        onChange={(side) => onChange({ ...content, side })}
      />
      <TableChoice value={content.table} onChange={(table) => onChange({ ...content, table })} />
    </div>
  );
};
