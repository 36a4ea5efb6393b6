import { endText } from 'chess-match/client';
import { outcomeText, playOf } from 'chess-match/games/progressive';
import { classes } from '../../../air/classes';
import look from '../../../air/look.module.css';
import type { DrawingProps } from '../../../air/onAirParts';
import { untilNextEnds } from '../../../air/untilNextEnds';
import { FOCUS } from '../../../focus/layout';
import { TurnList } from '../../../focus/TurnList';
import { turnRows } from '../../../focus/turnRows';
import type { ResultStep } from '../../../result/plan';
import { ScoreHead } from '../../../result/ScoreHead';
import { bothText, resultWords } from '../../../result/words';
import type { BoardsName } from '../boards/Boards';
import { LargeSeries } from '../series/LargeSeries';
import { boardIn } from '../series/planBoard';
import { SeriesSheet, type SheetLook } from '../sheet/SeriesSheet';
import css from './result.module.css';

export type ResultName = BoardsName | 'score' | 'air';
type Props = DrawingProps<'result', ResultName, ResultStep>;

const { card, column } = FOCUS;
/** Of the sheet of the last series; between the parts of the column. Pixels. */
const [SHEET, GAP] = [436, 8] as const;
const LOOK: SheetLook = { pad: 24, head: 52, foot: 150, most: 9, sizes: [64, 56, 52, 48, 44, 40, 36, 32, 28, 24] };
/** The story: around it, its type, between series, its heading, and the numbers of series. */
const STORY = { pad: 24, size: 34, gap: 10, heading: 42, number: 104 } as const;

/** The last series stands above it, larger. */
const before = ({ turns }: Props['picture']['turns']): Props['picture']['turns'] => ({ turns: turns.slice(0, -1) });

const Story = ({ turns, language }: Pick<Props['picture'], 'turns'> & Pick<Props, 'language'>) => {
  const { pad, size, gap, heading, number } = STORY;
  const height = card.height - SHEET - GAP;
  const room = { width: column.width - 2 * pad - number, height: height - 2 * pad - heading, size, gap };
  return (
    <div
      className={classes(css.story, look.plate)}
      style={{ left: column.x, top: card.y + SHEET + GAP, width: column.width, height, padding: pad }}
    >
      <TurnList rows={turnRows(turns, 1, room)} size={size} gap={gap} language={language} />
    </div>
  );
};

/** Who won and why: the board as it stood at the end, the series that decided, and those that led to it. */
export const Result = ({ picture: now, language }: Props) => {
  const picture = untilNextEnds(now);
  const { match, score } = picture;
  if (match.status === 'none') return null;
  const view = boardIn(picture);
  const end = playOf(picture)?.end ?? null;
  const title = end === null ? resultWords(language).soFar : outcomeText(end, match.teams, language);
  const below = [end === null ? '' : endText(end.reason, language), bothText(score, language)];
  return (
    <>
      <ScoreHead picture={picture} title={title} below={below.filter((part) => part !== '').join('. ')} />
      <LargeSeries match={match} view={view} steps={[]} />
      <SeriesSheet
        picture={picture}
        view={view}
        at={{ x: column.x, y: card.y, width: column.width, height: SHEET }}
        look={LOOK}
        language={language}
      />
      {picture.turns.turns.length > 1 && <Story turns={before(picture.turns)} language={language} />}
    </>
  );
};
