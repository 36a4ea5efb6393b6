import type { Language, MatchView, ScoreView, Side } from 'chess-match/client';
import frame from '../../../air/visit/keyChange.module.css';
import type { ContentProps } from '../../../air/visit/plates';
import { Sentence } from '../../../air/visit/Sentence';
import { classes } from '../../../air/classes';
import { FitText } from '../../../air/FitText';
import sides from '../../../air/sides.module.css';
import { BoardBadge } from '../shared/badges';
import { Glyph } from './Glyph';
import { MAN, OUTCOME, REASON, SENTENCE, WHAT, wordsWidth } from './layout';
import type { Moment, MomentOf } from './moments';
import { Row, rowWidth } from './Row';
import { endText, momentSentence, momentTitle, outcomeText } from './words';
import css from './keyChange.module.css';

/** A moment with what it is told with: names and score belong to the match as it stood then. */
export type ToldMoment = Moment & {
  readonly teams: MatchView['teams'];
  readonly score: ScoreView;
};

const TITLE = { oneLine: [36, 34, 32, 30, 28], twoLines: [26, 24] } as const;

const actorOf = (moment: Moment): Side | null => {
  if (moment.kind === 'correction') return null;
  if (moment.kind !== 'over') return moment.team;
  return moment.end.result === 'draw' ? null : moment.end.result;
};

const boardsOf = (moment: Moment): readonly number[] => {
  if (moment.kind === 'over') return [...new Set(moment.end.at.map(({ board }) => board))].sort();
  // The row beside it names the board.
  return moment.kind === 'correction' ? [] : [moment.board];
};

/** On the colour of the team whose doing it is: what happened, and on which board. */
const What = ({ moment, language }: { readonly moment: Moment; readonly language: Language }) => {
  const actor = actorOf(moment);
  const boards = boardsOf(moment);
  const width = WHAT - 90 - boards.length * (MAN.size + MAN.gap);
  return (
    <div className={classes(css.what, actor === null ? frame.nobody : sides[actor])} style={{ width: WHAT }}>
      <Glyph moment={moment} />
      <span className={css.title}>
        <FitText text={momentTitle(moment, language)} weight={750} width={width} {...TITLE} />
      </span>
      <span className={css.boards}>
        {boards.map((board) => (
          <BoardBadge key={board} board={board} size={MAN.size} />
        ))}
      </span>
    </div>
  );
};

const Over = ({
  moment: { end, teams, score },
  language,
}: {
  readonly moment: ToldMoment & MomentOf<'over'>;
  readonly language: Language;
}) => (
  <>
    <Sentence text={outcomeText(end, teams, language)} width={wordsWidth(0)} sizes={OUTCOME} tone="first" />
    <Sentence text={endText(end, score.match, language)} width={wordsWidth(0)} sizes={REASON} tone="second" />
  </>
);

/** One moment of Swedish chess in a band: whose, what, on which board, and what it means. */
export const Announcement = ({ announcement: moment, language, role }: ContentProps<ToldMoment>) => (
  <div
    className={classes(frame.content, css.band)}
    data-ghost={role !== 'content' || undefined}
    data-role={role}
    data-fact={moment.id}
  >
    <What moment={moment} language={language} />
    <Row moment={moment} />
    <div className={css.words}>
      {moment.kind === 'over' ? (
        <Over moment={moment} language={language} />
      ) : (
        <Sentence
          text={momentSentence(moment, language)}
          width={wordsWidth(rowWidth(moment))}
          sizes={SENTENCE}
          tone="first"
        />
      )}
    </div>
  </div>
);
