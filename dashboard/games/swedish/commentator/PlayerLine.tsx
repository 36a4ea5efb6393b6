import type { BoardView, ClocksView, Language, MatchView } from 'chess-match/client';
import { SeatLine } from '../../../commentator/apart/SeatLine';
import { Reserve } from '../../../shared/Reserve';
import { SWEDISH_COMMENTATOR_TEXTS } from './texts';

interface PlayerLineProps {
  readonly match: MatchView;
  readonly clock: ClocksView['clocks'][number];
  readonly view: BoardView;
  readonly thread: string;
  /** What the clock showed at an earlier moment, ms. */
  readonly pastMs: number | null;
  readonly language: Language;
}

/** A player with the clock and, where there is one, the reserve. */
export const PlayerLine = ({ match, clock, view, thread, pastMs, language }: PlayerLineProps) => {
  const texts = SWEDISH_COMMENTATOR_TEXTS[language];
  return (
    <SeatLine match={match} clock={clock} pastMs={pastMs} isTimed={match.settings['moveForMove'] !== true}>
      {view.reserves === null ? null : (
        <Reserve
          side={clock.side}
          pieces={view.reserves[clock.side]}
          label={texts.reserveOf(clock.side, thread)}
          empty={texts.empty}
          testId={`reserve-${clock.id}`}
        />
      )}
    </SeatLine>
  );
};
