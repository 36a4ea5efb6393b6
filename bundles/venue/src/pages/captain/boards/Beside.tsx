import { boardName } from 'chess-match/client/drawing';
import type { VenueViews } from 'chess-match/contract/venue';
import { CAPTAIN_TEXTS } from '../texts';
import { BoardPanel } from '../../kit/BoardPanel';
import type { CaptainProps } from '../../kit/display';

interface BesideProps extends CaptainProps {
  readonly shown: VenueViews['boards']['boards'];
  readonly onChoose: (board: number) => void;
}

/** The boards that are not played on here; who has a board of his own chooses none of them. */
export const Beside = ({
  device,
  views,
  match,
  seat,
  language,
  own,
  texts: venueTexts,
  shown,
  onChoose,
}: BesideProps) => {
  const texts = CAPTAIN_TEXTS[language];
  return (
    <div className="beside">
      {shown.map((view) => (
        <button
          key={view.board}
          type="button"
          className="thumb beside-board"
          disabled={seat.board !== null}
          aria-label={texts.board(boardName(match, view.board))}
          data-testid={`thumb-${view.board}`}
          onClick={() => onChoose(view.board)}
        >
          <BoardPanel
            {...{ device, view, views, match, language, own }}
            texts={venueTexts}
            seenBy={seat.team}
            hasSeats={false}
          />
        </button>
      ))}
    </div>
  );
};
