import { boardName, branchColour } from 'chess-match/client/drawing';
import type { TableBoard, VenueViews } from 'chess-match/contract/venue';
import { ReadBoard, SmallReserves } from './ReadBoard';
import type { TableTexts } from './texts';

interface TableThumbsProps {
  readonly tables: readonly TableBoard[];
  readonly bottomOf: (board: number) => 'white' | 'black';
  /** The one that is looked at. */
  readonly active: number;
  readonly match: VenueViews['match'];
  readonly texts: TableTexts;
  readonly onChoose: (table: number) => void;
}

/** All five tables of the team, small: a touch shows one large. */
export const TableThumbs = ({ tables, bottomOf, active, match, texts, onChoose }: TableThumbsProps) => (
  <nav className="table-thumbs" aria-label={texts.tables}>
    {tables.map((view) => (
      <button
        key={view.table}
        type="button"
        className="table-thumb"
        aria-pressed={view.table === active}
        data-testid={`table-${view.table}`}
        data-plies={view.plies}
        data-follows={view.follows}
        onClick={() => onChoose(view.table)}
      >
        <span className="table-thumb-head">
          <strong>{view.table}</strong>
          <span>{view.name}</span>
          <b className="badge" style={{ background: branchColour(view.board) }}>
            {boardName(match, view.board)}
          </b>
        </span>
        <span aria-hidden>
          <ReadBoard view={view} bottom={bottomOf(view.board)} />
        </span>
        <SmallReserves view={view} bottom={bottomOf(view.board)} />
      </button>
    ))}
  </nav>
);
