import { formatHalves, type BoardView, type Language, type MatchView, type ScoreView } from 'chess-match/client';
import { Badge } from '../shared/Badge';
import { Chip } from '../shared/chips/Chip';
import { chipSlots } from '../shared/chips/slots';
import { inHallOrder } from '../shared/hallOrder';
import { labelsOf } from '../shared/labels';
import { breakWords } from './words';

interface BoardsRowProps {
  readonly match: MatchView;
  readonly boards: readonly BoardView[];
  readonly score: ScoreView;
  readonly language: Language;
}

/** Pixels. */
const FIELD = { width: 176, height: 72, chip: 32, rows: 2 } as const;

const Worth = ({ view }: { readonly view: BoardView }) => (
  <div className="break-board plate">
    <Badge board={view.board} size={48} />
    <span className="break-worth figures">{view.chips || ''}</span>
    <div className="break-chips" style={{ width: FIELD.width, height: FIELD.height }}>
      {chipSlots(FIELD, view.chips).map(({ x, y }, index) => (
        <Chip key={index} board={view.board} x={x} y={y} size={FIELD.chip} role="chip" isGhost={false} />
      ))}
    </div>
  </div>
);

/** What is still at stake: the live boards in hall order with their chips; or that the game is over. */
export const BoardsRow = ({ match, boards, score, language }: BoardsRowProps) => {
  const live = inHallOrder(boards.filter(({ status }) => status === 'live'));
  const both = score.match && `${formatHalves(score.match.white)} : ${formatHalves(score.match.black)}`;
  return (
    <>
      <div className="break-boards">
        {live.map((view) => (
          <Worth key={view.board} view={view} />
        ))}
      </div>
      <div className="break-notes">
        {match.status === 'over' && <div className="break-note plate figures">{labelsOf(language).final}</div>}
        {both !== null && (
          <div className="break-note plate figures">
            {breakWords(language).match} <b>{both}</b>
          </div>
        )}
      </div>
    </>
  );
};
