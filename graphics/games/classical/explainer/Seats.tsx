import { Piece, type MatchView, type Side } from 'chess-match/client';
import { boardName, opponent, teamAt } from 'chess-match/client/view';
import { Badge } from '../../../air/Badge';
import { classes } from '../../../air/classes';
import { FitText } from '../../../air/FitText';
import sides from '../../../air/sides.module.css';
import css from './explainer.module.css';

/** Pixels: the mark of a board, a king, a team. */
const [MARK, KING] = [72, 56] as const;
const NAME = { weight: 650, width: 280, oneLine: [36, 32, 30, 28], twoLines: [28, 26, 24] } as const;

interface SeatProps {
  readonly match: MatchView;
  readonly team: Side;
  readonly board: number;
}

/** A team on a board, with the king of the colour it has there. */
const Seat = ({ match, team, board }: SeatProps) => {
  const colour = teamAt(match, board, 'white') === team ? 'white' : 'black';
  return (
    <span className={classes(css.seat, sides[team])}>
      <svg className={css.king} viewBox="0 0 45 45" width={KING} height={KING}>
        <Piece code={colour === 'white' ? 'wK' : 'bK'} />
      </svg>
      <FitText text={match.teams[team].name} {...NAME} />
    </span>
  );
};

/** C1 who has which colour on each board. */
export const Seats = ({ match }: { readonly match: MatchView }) => (
  <div className={css.seats}>
    {match.threads
      .flatMap(({ boards }) => boards)
      .map((board) => (
        <div key={board} className={css.board}>
          <Badge board={board} size={MARK} name={boardName(match, board)} />
          <Seat match={match} team="white" board={board} />
          <Seat match={match} team={opponent('white')} board={board} />
        </div>
      ))}
  </div>
);
