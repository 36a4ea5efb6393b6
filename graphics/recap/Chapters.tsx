import { momentText, type AirLanguage, type MatchView, type PastView } from 'chess-match/client';
import type { Chapter, Telling } from 'chess-match/client/show';
import { boardName, turnAlone } from 'chess-match/client/view';
import { classes } from '../air/classes';
import { FitText } from '../air/FitText';
import look from '../air/look.module.css';
import { FOCUS } from '../focus/layout';
import { labelOf } from '../telling/told';
import { tellingWords } from '../telling/words';
import { shownAround } from './shown';
import css from './recap.module.css';

interface ChaptersProps {
  readonly match: MatchView;
  readonly past: PastView;
  readonly telling: Telling;
  readonly now: number;
  readonly language: AirLanguage;
}

const ROWS = 7;
const TEXT = {
  weight: 600,
  width: FOCUS.column.width - 2 * 32 - 96 - 48,
  oneLine: [40, 38, 36, 34, 32],
  twoLines: [32, 30, 28, 26],
} as const;

/** What a chapter tells, in a sentence. */
export const chapterText = (
  { kind, moment, ply }: Chapter,
  { match, past, language }: Pick<ChaptersProps, 'match' | 'past' | 'language'>,
): string => {
  const words = tellingWords(language);
  if (kind === 'begins') return words.begins;
  if (kind === 'stands') return match.status === 'over' ? words.ended : words.stands;
  if (moment?.kind === 'turningPoint') return words.turned;
  const text = moment === null ? '' : momentText(moment, (board) => boardName(match, board), language);
  return text || words.turnOf[past.turns.find((turn) => turn.ply === ply)?.side ?? 'white'];
};

/** The chapters around the one that is told, each with its turn. */
export const Chapters = (props: ChaptersProps) => {
  const { past, telling, now } = props;
  return (
    <ol className={css.list}>
      {shownAround(telling.chapters, now, ROWS).map(([index, chapter]) => (
        <li
          key={index}
          className={classes(css.chapter, index === now && css.isNow, index > now && css.isToCome)}
          data-chapter={index === now ? 'now' : undefined}
        >
          <span className={classes(css.turn, look.figures)}>
            {chapter.kind === 'happened' && turnAlone(labelOf(past, chapter.ply))}
          </span>
          <FitText text={chapterText(chapter, props)} {...TEXT} />
        </li>
      ))}
    </ol>
  );
};
