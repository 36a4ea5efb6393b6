import { formatPair, type AirLanguage, type MatchView, type ScoreView } from 'chess-match/client';
import { isApart, teamAt, turnText } from 'chess-match/client/view';
import { classes } from '../air/classes';
import look from '../air/look.module.css';
import sides from '../air/sides.module.css';
import { BoardMark } from '../boards/BoardMark';
import { MatchScore } from './MatchScore';
import { scorebugWords } from './words';
import css from './scorebug.module.css';

interface TurnsProps {
  readonly match: MatchView;
  readonly score: ScoreView;
  readonly language: AirLanguage;
}

type Thread = MatchView['threads'][number];

/**
 * Whose move it is in a thread, on the plate of the team that is to make it; with its board where boards are played
 * apart.
 */
const ToMove = ({ match, thread, language }: Omit<TurnsProps, 'score'> & { readonly thread: Thread }) => {
  const { toMove, turn, boards } = thread;
  const [board = 1] = boards;
  if (toMove === null) return null;
  return (
    <span className={css.turn} data-role="turn">
      {isApart(match) ? (
        <BoardMark match={match} board={board} size={30} />
      ) : (
        <span className={css.number}>{turnText(turn)}</span>
      )}
      <span className={classes(css.toMove, sides[teamAt(match, board, toMove)])}>
        {scorebugWords(language).toMove[toMove]}
      </span>
    </span>
  );
};

/** What a board that has ended has paid both teams, in the place of whose move it is there. */
const Paid = ({ match, score, board }: Pick<TurnsProps, 'match' | 'score'> & { readonly board: number }) => {
  const entry = score.ledger.findLast((paid) => paid.board === board);
  return (
    entry !== undefined && (
      <span className={css.turn} data-role="paid">
        <BoardMark match={match} board={board} size={30} />
        <span className={css.paid}>{formatPair(entry.white, entry.black)}</span>
      </span>
    )
  );
};

/** Whose moves it is, and how a match of several games stands. */
export const Turns = ({ match, score, language }: TurnsProps) => {
  const words = scorebugWords(language);
  return (
    <div className={classes(css.turns, look.figures)}>
      {match.status === 'over' && <span className={css.over}>{words.over}</span>}
      {match.threads.map((thread) =>
        thread.toMove === null && isApart(match) ? (
          <Paid key={thread.id} match={match} score={score} board={thread.boards[0] ?? 1} />
        ) : (
          <ToMove key={thread.id} match={match} thread={thread} language={language} />
        ),
      )}
      <MatchScore score={score} first="white" language={language} />
    </div>
  );
};
