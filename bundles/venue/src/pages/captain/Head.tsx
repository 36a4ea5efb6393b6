import { formatPair } from 'chess-match/client/drawing';
import type { Team } from 'chess-match/contract/venue';
import { useTick } from '../device/hooks';
import { hasClocksAtBoards } from '../kit/clocksAtBoards';
import type { DisplayProps } from '../kit/display';
import { TeamClocks } from '../kit/TeamClocks';

const TEAMS = ['white', 'black'] as const;
/** From so many characters on a name is set smaller, so that it is seen whole. */
const LONG_NAME = 44;

type HeadProps = Pick<DisplayProps, 'device' | 'views' | 'match'> & {
  readonly own: Team;
  /** The board that is played on; null: all are. */
  readonly board: number | null;
};

/**
 * Teams, clocks and score, of many boards the clocks of the own one; whose clock runs is told by its mark and its
 * frame.
 */
export const Head = ({ device, views, match, own, board }: HeadProps) => {
  useTick();
  const { score } = views;
  return (
    <header className="captain-head">
      {TEAMS.map((team) => (
        <section key={team} data-team={team} data-own={team === own}>
          <h2 data-long={match.teams[team].name.length >= LONG_NAME}>{match.teams[team].name}</h2>
          <TeamClocks
            {...{ device, views, match, team }}
            board={hasClocksAtBoards(views) ? board : null}
            className="captain-clocks"
          />
        </section>
      ))}
      <output>{score === undefined ? '' : formatPair(score.white, score.black)}</output>
    </header>
  );
};
