import { Unbroken, boardName, type Language, sideOn } from 'chess-match/client/drawing';
import type { TableBoard } from 'chess-match/contract/venue';
import type { Team, VenueViews } from 'chess-match/contract/venue';
import { useState } from 'react';
import type { GameInHall } from '../kit/display';
import { refusalText } from '../kit/refusalText';
import { ReadTable } from './ReadBoard';
import { TableThumbs } from './TableThumbs';
import { TABLE_TEXTS } from './texts';
import { WrittenLine } from './WrittenLine';
import './line.css';
import './thumbs.css';
import './sheet.css';

interface TablesSheetProps {
  readonly tables: readonly TableBoard[];
  readonly match: VenueViews['match'];
  readonly team: Team;
  readonly language: Language;
  readonly own: Pick<GameInHall, 'moveWords'>;
  /** Null: nothing can be put into the draft now. */
  readonly onDraft: ((board: number, san: string) => void) | null;
}

/** The tables of the captain's team, and the way of a line from one of them into the draft. */
export const TablesSheet = ({ tables, match, team, language, own, onDraft }: TablesSheetProps) => {
  const texts = TABLE_TEXTS[language];
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState(1);
  const shown = tables.find(({ table }) => table === chosen);
  if (tables.length === 0) return null;
  if (!isOpen)
    return (
      <button type="button" data-testid="tables-open" onClick={() => setOpen(true)}>
        {texts.tables}
      </button>
    );
  const { san, problem } = shown?.draft ?? { san: null, problem: null };
  return (
    <section className="tables-sheet" aria-label={texts.tables}>
      <TableThumbs
        {...{ tables, match, texts }}
        active={chosen}
        bottomOf={(board) => sideOn(match, board, team)}
        onChoose={setChosen}
      />
      {shown !== undefined && (
        <div className="tables-sheet-shown">
          <ReadTable view={shown} bottom={sideOn(match, shown.board, team)} />
          <div>
            <h2>{texts.table(shown.table)}</h2>
            <p>{(shown.follows ? texts.follows : texts.free)(boardName(match, shown.board))}</p>
            {shown.name !== '' && <p>{shown.name}</p>}
            <WrittenLine line={shown.line} language={language} own={own} />
            {problem !== null && (
              <p data-code={problem.code}>
                <Unbroken text={refusalText(problem, language)} />
              </p>
            )}
            {san !== null && (
              <button
                type="button"
                className="table-main"
                disabled={onDraft === null}
                data-testid="into-draft"
                onClick={() => {
                  onDraft?.(shown.board, san);
                  setOpen(false);
                }}
              >
                <Unbroken text={texts.intoDraft(own.moveWords(san, language))} />
              </button>
            )}
            <button type="button" data-testid="tables-close" onClick={() => setOpen(false)}>
              {texts.close}
            </button>
          </div>
        </div>
      )}
    </section>
  );
};
