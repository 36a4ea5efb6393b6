import { boardName } from 'chess-match/client/drawing';
import type { TableBoard } from 'chess-match/contract/venue';
import type { DisplayProps } from '../kit/display';
import { ReadTable } from './ReadBoard';
import { TABLE_TEXTS } from './texts';
import { WrittenLine } from './WrittenLine';

interface OtherTableProps extends Pick<DisplayProps, 'match' | 'language' | 'own'> {
  readonly table: TableBoard;
  readonly bottom: 'white' | 'black';
  readonly onBack: () => void;
}

/** What the team thinks at another of its tables, to be read. */
export const OtherTable = ({ table, bottom, match, language, own, onBack }: OtherTableProps) => {
  const texts = TABLE_TEXTS[language];
  return (
    <>
      <section className="table-board" data-testid="other-table">
        <ReadTable view={table} bottom={bottom} />
      </section>
      <section className="table-side">
        <h1>{texts.table(table.table)}</h1>
        <p>{(table.follows ? texts.follows : texts.free)(boardName(match, table.board))}</p>
        {table.name !== '' && <h2>{table.name}</h2>}
        <WrittenLine line={table.line} language={language} own={own} />
        <button type="button" className="table-main" data-testid="own-table" onClick={onBack}>
          {texts.ownTable}
        </button>
      </section>
    </>
  );
};
