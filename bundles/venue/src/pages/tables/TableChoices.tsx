import { boardName } from 'chess-match/client/drawing';
import type { TableAct, TableView } from 'chess-match/contract/venue';
import type { DisplayProps } from '../kit/display';
import type { TableTexts } from './texts';

interface TableChoicesProps extends Pick<DisplayProps, 'match'> {
  readonly view: TableView;
  readonly texts: TableTexts;
  readonly onAct: (act: TableAct) => void;
  readonly onSetUp: () => void;
}

/** What the table stands on: a board it follows, that board as it is now, or a position set up by hand. */
export const TableChoices = ({ view, match, texts, onAct, onSetUp }: TableChoicesProps) => (
  <div className="table-choices">
    <div role="group" aria-label={texts.follow}>
      <span>{texts.follow}</span>
      {view.boards.map((board) => (
        <button
          key={board}
          type="button"
          aria-pressed={view.follows && board === view.board}
          data-testid={`follow-${board}`}
          onClick={() => onAct({ type: 'follow', board })}
        >
          {boardName(match, board)}
        </button>
      ))}
    </div>
    <button
      type="button"
      title={texts.againHint}
      disabled={view.liveFen === null}
      data-testid="again"
      onClick={() => onAct({ type: 'again' })}
    >
      {texts.again}
    </button>
    {view.mayArrange && (
      <button type="button" data-testid="set-up-open" onClick={onSetUp}>
        {texts.setUp}
      </button>
    )}
  </div>
);
