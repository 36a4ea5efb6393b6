import { problemText, type Replicants } from 'chess-match/client';
import type { BoardProps } from '../../../operator/apart/game';
import { useStrings } from '../../../operator/state/context';
import { useSwedishTexts } from './texts';

export type SwedishEntry = Extract<Replicants['entry'], { game: 'swedish' }>;

/** What would go over to whom, if the clock were pressed now. */
export const Gives = ({ model, snapshot: { match } }: BoardProps) => {
  const texts = useSwedishTexts();
  const { draft } = model.own;
  const gives = 'gives' in draft ? draft.gives : null;
  const partner = gives === null ? undefined : match.threads.find(({ boards }) => boards.includes(gives.board));
  const team = match.seats.find(({ thread, side }) => thread === partner?.id && side === gives?.side)?.team;
  return gives === null || partner === undefined || team === undefined ? null : (
    <span className="apart-gives">{texts.entry.gives(gives.piece, partner.id, match.teams[team].name)}</span>
  );
};

/** Why the board stands still: who sits and waits for what, mate that cannot be helped, or what the rules say. */
export const Standstill = ({ model, snapshot: { course } }: BoardProps) => {
  const texts = useSwedishTexts();
  const { language } = useStrings();
  const found = course.game === 'swedish' ? course.boards.find(({ board }) => board === model.board) : undefined;
  const { sitting = null, waiting = null } = found ?? {};
  const testId = `standstill-${model.thread}`;
  if (sitting !== null) {
    const { side, inCheck, waitsFor } = sitting;
    const words =
      waitsFor.length === 0
        ? texts.state.sits(side)
        : inCheck
          ? texts.state.sitsInCheck(side, waitsFor)
          : texts.state.sitsFor(side, waitsFor);
    return (
      <p className="apart-standstill" data-testid={testId}>
        {words}
      </p>
    );
  }
  const { move } = model.own;
  if (move === null && waiting === null) return null;
  return (
    <p className="apart-standstill" data-testid={testId}>
      {move === null ? (waiting === null ? '' : texts.state.waiting(waiting)) : problemText(move, language)}
    </p>
  );
};
