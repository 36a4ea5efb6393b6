import type { AirLanguage, MatchView, ScoreView, Side } from 'chess-match/client';
import { MomentBand } from '../../../air/visit/MomentBand';
import type { ContentProps } from '../../../air/visit/plates';
import { Sentence } from '../../../air/visit/Sentence';
import { BoardBadge } from '../shared/badges';
import { Glyph } from './Glyph';
import { PIECE, OUTCOME, REASON, SENTENCE, wordsWidth } from './layout';
import type { Moment, MomentOf } from './moments';
import { Row, rowWidth } from './Row';
import { endText, momentSentence, momentTitle, outcomeText } from './words';
import css from './keyChange.module.css';

/** A moment with what it is told with: names and score belong to the match as it stood then. */
export type AnnouncedMoment = Moment & {
  readonly teams: MatchView['teams'];
  readonly score: ScoreView;
};

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

const Marks = ({ boards }: { readonly boards: readonly number[] }) => (
  <span className={css.boards}>
    {boards.map((board) => (
      <BoardBadge key={board} board={board} size={PIECE.size} />
    ))}
  </span>
);

const Over = ({
  moment: { end, teams, score },
  language,
}: {
  readonly moment: AnnouncedMoment & MomentOf<'over'>;
  readonly language: AirLanguage;
}) => (
  <>
    <Sentence text={outcomeText(end, teams, language)} width={wordsWidth(0)} sizes={OUTCOME} tone="first" />
    <Sentence text={endText(end, score.match, language)} width={wordsWidth(0)} sizes={REASON} tone="second" />
  </>
);

/** One moment of Swedish chess in a band: whose, what, on which board, and what it means. */
export const Announcement = ({ announcement: moment, language, role }: ContentProps<AnnouncedMoment>) => {
  const boards = boardsOf(moment);
  return (
    <MomentBand
      id={moment.id}
      role={role}
      actor={actorOf(moment)}
      glyph={<Glyph moment={moment} />}
      title={momentTitle(moment, language)}
      marks={<Marks boards={boards} />}
      marksWidth={boards.length * (PIECE.size + PIECE.gap)}
      row={<Row moment={moment} />}
    >
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
    </MomentBand>
  );
};
