import {
  branchColour,
  formatHalves,
  kindText,
  type BoardView,
  type ClocksView,
  type Language,
  type MatchView,
  type Replicants,
} from 'chess-match/client';
import { SeatLine } from '../../../commentator/apart/SeatLine';
import { APART_TEXTS } from '../../../commentator/apart/texts';
import { MarkedBoard } from '../../../commentator/boards/MarkedBoard';
import { San } from '../../../commentator/San';
import { standing } from '../standing';

type Clock = ClocksView['clocks'][number];

interface BoardCardProps {
  readonly match: MatchView;
  readonly view: BoardView;
  readonly thread: string;
  readonly clocks: readonly Clock[];
  /** Both clocks at an earlier moment, ms; null: as they run now. */
  readonly past: Readonly<Record<'white' | 'black', number>> | null;
  /** What is declared now; null while an earlier moment is looked at. */
  readonly play: Replicants['play'] | null;
  readonly language: Language;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** A board with its two players, one team below on all of them; a press takes it up. */
export const BoardCard = (props: BoardCardProps) => {
  const { match, view, thread, clocks, past, play, language, isChosen, onChoose } = props;
  const { board, result } = view;
  const [below, above] = (['white', 'black'] as const).map((team) => clocks.find((clock) => clock.team === team));
  const name = APART_TEXTS[language].board(thread);
  const seat = (clock: Clock | undefined) =>
    clock === undefined ? null : <SeatLine {...{ match, clock }} pastMs={past?.[clock.side] ?? null} isTimed />;
  const [last] = view.lastMoves;
  const notes = play === null ? [] : standing(play, board, language);
  return (
    <section className="co-table" aria-label={name} style={{ '--branch': branchColour(board) }}>
      <button
        type="button"
        className={view.status === 'ended' ? 'co-card is-ended' : 'co-card'}
        aria-pressed={isChosen}
        data-testid={`card-${board}`}
        onClick={onChoose}
      >
        <span className="co-card-head">
          <b className="co-table-number">{board}</b>
          {last === undefined ? null : <San san={last.san} />}
        </span>
        {seat(above)}
        <MarkedBoard
          position={view}
          bottom={below?.side ?? 'white'}
          label={name}
          hasCoordinates={false}
          testId={`board-${board}`}
        />
        {seat(below)}
        {result === null ? null : (
          <span className="co-card-result" data-testid={`result-${board}`}>
            {formatHalves(result.white)}:{formatHalves(result.black)} {kindText(result.kind, language)}
          </span>
        )}
      </button>
      {notes.length === 0 || result !== null ? null : (
        <p className="co-notes" data-testid={`notes-${thread}`}>
          {notes.join(' · ')}
        </p>
      )}
    </section>
  );
};
