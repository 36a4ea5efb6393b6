import { formatHalves, type AirLanguage, type MatchView, type ScoreView } from 'chess-match/client';
import { gameOfText, isApart, teamAt, turnText } from 'chess-match/client/view';
import { classes } from '../air/classes';
import look from '../air/look.module.css';
import sides from '../air/sides.module.css';
import { BoardMark } from '../boards/BoardMark';
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

/** What stands before the points of a match of several games: which game this is, where it is known of how many. */
const matchWord = (score: ScoreView, language: AirLanguage): string => {
  const word = scorebugWords(language).match;
  const game = gameOfText(score, language);
  return game === '' ? word : `${game}. ${word}`;
};

/** Whose moves it is, and how a match of several games stands. */
export const Turns = ({ match, score, language }: TurnsProps) => {
  const words = scorebugWords(language);
  return (
    <div className={classes(css.turns, look.figures)}>
      {match.status === 'over' && <span className={css.over}>{words.over}</span>}
      {match.threads.map((thread) => (
        <ToMove key={thread.id} match={match} thread={thread} language={language} />
      ))}
      {score.match && (
        <span className={css.match}>
          {matchWord(score, language)}{' '}
          <b>{`${formatHalves(score.match.white)} : ${formatHalves(score.match.black)}`}</b>
        </span>
      )}
    </div>
  );
};
