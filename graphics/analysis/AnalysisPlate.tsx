import type { AnalysisContent, AirLanguage, MatchView } from 'chess-match/client';
import { boardName, isTurnNamed, turnText } from 'chess-match/client/view';
import { Badge } from '../air/Badge';
import { ReserveRow } from '../air/board/ReserveRow';
import { FitText } from '../air/FitText';
import { San } from '../air/San';
import { ANALYSIS, TEXT_WIDTH } from './layout';
import { analysisWords } from './words';
import { classes } from '../air/classes';
import look from '../air/look.module.css';
import sides from '../air/sides.module.css';
import css from './analysis.module.css';

interface AnalysisPlateProps {
  readonly content: AnalysisContent;
  readonly match: MatchView;
  /** What the open game says of the board; null where nothing. */
  readonly said: string | null;
  readonly language: AirLanguage;
}

const TITLE = { width: TEXT_WIDTH, oneLine: [64, 56, 48], twoLines: [48, 44, 40, 36, 32] } as const;
/** From these lengths of a title and of a variation on they take two rows each. */
const [LONG_TITLE, LONG_LINE] = [28, 6];
/**
 * The longer the thought and what stands above it, the smaller its letters: it fills the plate, and the longest is
 * still read.
 */
const captionSize = ({ caption: { length }, title, line }: AnalysisContent): number => {
  const isCrowded = title.length > LONG_TITLE || line.length > LONG_LINE;
  if (length <= 110) return isCrowded ? 40 : 56;
  return length <= 170 ? (isCrowded ? 34 : 46) : 28;
};
const WHY = { width: TEXT_WIDTH, oneLine: [34, 32, 30, 28, 26, 24], twoLines: [26, 24] } as const;
const BY = { width: TEXT_WIDTH - 200, oneLine: [36, 32, 28, 24], twoLines: [] } as const;

/** Which board, after which turn. */
const Kicker = ({ content, match, language }: Omit<AnalysisPlateProps, 'said'>) => {
  const words = analysisWords(language);
  return (
    <div className={classes(css.kicker, look.figures)}>
      {content.board !== null && <Badge board={content.board} size={56} name={boardName(match, content.board)} />}
      <span className={css.what}>{words.analysis}</span>
      {content.board !== null && (
        <span className={css.from}>{content.turn === '' ? words.beginning : words.after(turnText(content.turn))}</span>
      )}
    </div>
  );
};

/** The variation in figurine notation; a turn's label stands where it begins and before the first move of all. */
const Line = ({ line }: Pick<AnalysisContent, 'line'>) => (
  <div className={classes(css.line, look.figures)}>
    {line.map(({ turn, san }, index) => (
      <span key={index} className={classes(css.move, index === line.length - 1 && css.isLast)}>
        {isTurnNamed(turn, line[index - 1]?.turn ?? null) && <span className={css.turn}>{turnText(turn)}</span>}
        <San san={san} />
      </span>
    ))}
  </div>
);

/** What both players may drop, in the order in which they sit at the board. */
const Reserves = ({ reserves, bottom }: Pick<AnalysisContent, 'reserves' | 'bottom'>) =>
  reserves
    ? ([bottom === 'white' ? 'black' : 'white', bottom] as const).map((side) => (
        <div key={side} className={classes(css.reserve, look.figures)} data-role="reserve" data-side={side}>
          <ReserveRow side={side} pieces={reserves[side]} size={56} />
        </div>
      ))
    : null;

/** What is said about the board: title, the variation, the thought, whose move it is, who says so. */
export const AnalysisPlate = ({ content, match, said, language }: AnalysisPlateProps) => {
  const { x, y, width, height } = ANALYSIS.plate;
  const { title, line, caption, by, toMove } = content;
  return (
    <div
      className={classes(css.plate, look.plate)}
      style={{
        left: x,
        top: y,
        width,
        maxHeight: height,
        minHeight: caption === '' ? 0 : height,
        padding: ANALYSIS.pad,
      }}
    >
      <Kicker content={content} match={match} language={language} />
      {title !== '' && <FitText text={title} weight={750} {...TITLE} />}
      <Reserves {...content} />
      {line.length > 0 && <Line line={line} />}
      {caption !== '' && (
        <p className={css.caption} style={{ fontSize: captionSize(content) }}>
          {caption}
        </p>
      )}
      {said !== null && (
        <div className={classes(css.why, look.figures)} data-role="why">
          <FitText text={said} weight={600} {...WHY} />
        </div>
      )}
      <div className={classes(css.foot, look.figures)}>
        {by !== '' && (
          <div className={css.by}>
            <span className={css.role}>{analysisWords(language).commentator}</span>
            <FitText text={by} weight={650} {...BY} />
          </div>
        )}
        {toMove !== null && (
          <span className={classes(css.toMove, sides[toMove])}>{analysisWords(language).toMove[toMove]}</span>
        )}
      </div>
    </div>
  );
};
