import type { BoardView, AirLanguage, TurnsView } from 'chess-match/client';
import type { Zone } from 'chess-match/client/show';
import {
  movesText,
  cardWords,
  kindWords,
  playOf,
  reasonText,
  seriesText,
  type ProgressivePlay,
} from 'chess-match/games/progressive';
import { useMemo } from 'react';
import { classes } from '../../../air/classes';
import { FitText } from '../../../air/FitText';
import look from '../../../air/look.module.css';
import sides from '../../../air/sides.module.css';
import { Sentence } from '../../../air/visit/Sentence';
import { inLines, type TextSizes } from '../../../air/visit/wrapText';
import { hasKindRow, KindRow } from './KindRow';
import { layoutSteps } from './layoutSteps';
import { Stairs } from './Stairs';
import { stairsOf } from './stairs';
import { Steps } from './Steps';
import { sheetWords } from './words';
import css from './sheet.module.css';

/** How a sheet is drawn, in pixels. */
export interface SheetLook {
  readonly pad: number;
  readonly head: number;
  /** The stairs and what is to come, and how many series they have at most. */
  readonly foot: number;
  readonly most: number;
  /** Of the moves. */
  readonly sizes: readonly number[];
}

/** Of the row of the kind, and between the rows. */
const [KIND, GAP] = [40, 12] as const;
/** Of a column of the stairs, with the gap after it. */
const STAIR = 44;

interface SheetProps {
  readonly picture: { readonly play: Parameters<typeof playOf>[0]['play']; readonly turns: TurnsView };
  readonly view: BoardView;
  readonly at: Zone;
  readonly look: SheetLook;
  readonly language: AirLanguage;
}

/** The number of a series on the plate of who made it, and what it brought. */
const Head = ({ play, width, language }: HeadProps) => {
  const words = sheetWords(language);
  const { last, series } = play;
  const shown = last ?? series;
  if (shown === null) return null;
  const text = last === null ? kindWords(play.variant, language).name : seriesText(last, language);
  return (
    <div className={css.head}>
      <span className={classes(css.number, look.figures, sides[shown.side])}>{words.series(shown.turn)}</span>
      <span data-after-series>
        <FitText text={text} weight={600} width={width - 200} oneLine={[36, 34, 32, 30, 28]} twoLines={[26, 24]} />
      </span>
    </div>
  );
};

/** Of what is told before the first move. */
const RULE: TextSizes = inLines(3, 40, 36, 32, 30, 28, 26);

interface HeadProps {
  readonly play: ProgressivePlay;
  readonly width: number;
  readonly language: AirLanguage;
}

/** What is to come, or why nothing is. */
const next = ({ series, end }: ProgressivePlay, language: AirLanguage): string => {
  if (end !== null) return reasonText(end, language);
  return series === null ? '' : sheetWords(language).now(series.side, movesText(series.length, language));
};

/** The series that was made last, move by move; how series grow, whose is next, and what else counts in the kind. */
export const SeriesSheet = ({ picture, view, at, look: drawn, language }: SheetProps) => {
  const play = playOf(picture);
  const { pad, head, foot, most, sizes } = drawn;
  const width = at.width - 2 * pad;
  const rows = play !== null && hasKindRow(play) ? KIND + GAP : 0;
  const height = at.height - 2 * pad - head - foot - 2 * GAP - rows;
  const sans = useMemo(() => view.lastMoves.map(({ san }) => san), [view.lastMoves]);
  const layout = useMemo(() => layoutSteps(sans, { width, height, sizes }), [sans, width, height, sizes]);
  if (play === null) return null;
  const stairs = stairsOf(picture.turns, play, most);
  const left = width - stairs.length * STAIR - 24;
  return (
    <div
      className={classes(css.sheet, look.plate)}
      style={{ left: at.x, top: at.y, width: at.width, height: at.height, padding: pad, gap: GAP }}
      data-role="sheet"
    >
      <div style={{ height: head }}>
        <Head play={play} width={width} language={language} />
      </div>
      <div className={css.body} style={{ height }}>
        {sans.length > 0 ? (
          <Steps sans={sans} layout={layout} />
        ) : (
          <Sentence
            text={cardWords('series', play, language).sentences.join(' ')}
            width={width}
            sizes={RULE}
            tone="first"
          />
        )}
      </div>
      {rows > 0 && <KindRow play={play} view={view} language={language} />}
      <div className={css.foot} style={{ height: foot }}>
        <Stairs stairs={stairs} height={foot} />
        <span data-after-series>
          <FitText
            text={next(play, language)}
            weight={600}
            width={left}
            oneLine={[40, 36, 32]}
            twoLines={[32, 30, 28, 26, 24]}
          />
        </span>
      </div>
    </div>
  );
};
