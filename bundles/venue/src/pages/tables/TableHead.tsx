import { branchColour } from 'chess-match/client/drawing';
import type { TableBoard } from 'chess-match/contract/venue';
import type { TableTexts } from './texts';

interface TableHeadProps {
  readonly table: TableBoard;
  /** Of its board. */
  readonly name: string;
  readonly texts: TableTexts;
}

/** Which table it is, of which board, and whether it follows the match. */
export const TableHead = ({ table, name, texts }: TableHeadProps) => (
  <header>
    <h1>{texts.table(table.table)}</h1>
    <p data-testid="state">
      <b className="badge" style={{ background: branchColour(table.board) }}>
        {name}
      </b>
      {(table.follows ? texts.follows : texts.free)(name)}
      {table.toMove !== null && ` · ${texts.toMove[table.toMove]}`}
    </p>
  </header>
);
