import { formatHalves, type AirLanguage, type Side } from 'chess-match/client';
import { playOf, type BusinessPlay } from 'chess-match/games/business';
import { inHallOrder, turnText } from 'chess-match/client/view';
import { Badge } from '../../../air/Badge';
import { Chip } from '../chips/Chip';
import { FitText } from '../../../air/FitText';
import { FOOT, ROWS, type ResultLayout } from './layout';
import { atStakeIn, type ResultPicture } from './plan';
import { entryKey, storyOf, type Entry } from './story';
import { resultWords } from './words';
import { classes } from '../../../air/classes';
import look from '../../../air/look.module.css';
import sides from '../../../air/sides.module.css';
import css from './result.module.css';

interface StoryPlateProps {
  readonly picture: ResultPicture;
  readonly print: ResultLayout['print'];
  readonly language: AirLanguage;
}

const TEXTS = {
  few: { weight: 600, width: 412, oneLine: [56, 52, 48, 44], twoLines: [48, 46, 44, 42, 40, 38] },
  roomy: { weight: 550, width: 496, oneLine: [40, 38, 36, 34, 32], twoLines: [] },
  close: { weight: 550, width: 516, oneLine: [32, 30, 28, 26, 24], twoLines: [] },
} as const;
const BADGES = { few: 72, roomy: 52, close: 40 } as const;
const CHIP = 40;

const Gain = ({ side, halves }: { readonly side: Side; readonly halves: number }) => (
  <span className={classes(css.gain, halves > 0 && sides[side])}>{halves > 0 && `+${formatHalves(halves)}`}</span>
);

const Running = ({ white, black }: { readonly white: number; readonly black: number }) => (
  <span className={css.running}>
    <span>{formatHalves(white)}</span>
    <span className={css.runningColon}>:</span>
    <span>{formatHalves(black)}</span>
  </span>
);

interface RowProps {
  readonly entry: Entry;
  readonly print: ResultLayout['print'];
  readonly language: AirLanguage;
}

const Row = ({ entry, print, language }: RowProps) => (
  <div className={classes(css.entry, look.figures)} data-role="entry" data-entry={entryKey(entry)}>
    <span className={css.turn}>{turnText(entry.turn)}</span>
    <Badge board={entry.board} size={BADGES[print]} />
    <div className={css.told}>
      <FitText text={resultWords(language).entry(entry)} {...TEXTS[print]} />
    </div>
    <Gain side="white" halves={entry.white} />
    <Gain side="black" halves={entry.black} />
    <Running white={entry.whiteTotal} black={entry.blackTotal} />
  </div>
);

/** What is still on the boards, beside its sum in the other column. */
const Stakes = ({ stakes }: { readonly stakes: readonly BusinessPlay['stakes'][number][] }) => (
  <div className={classes(css.stakes, look.figures)} style={{ height: FOOT }}>
    {inHallOrder(stakes).map(({ board, chips }) => (
      <span key={board} className={css.stake}>
        <Badge board={board} size={52} />
        <span className={css.chip} style={{ width: CHIP, height: CHIP }}>
          <Chip board={board} x={0} y={0} size={CHIP} role="stake" isGhost={false} />
        </span>
        {chips}
      </span>
    ))}
  </div>
);

/** Right: one line for every change of the score, with the score after it; below what is still at stake. */
export const StoryPlate = ({ picture, print, language }: StoryPlateProps) => {
  const words = resultWords(language);
  const { folded, entries } = storyOf(picture.score.ledger, ROWS);
  const hasFoot = print !== 'close' && atStakeIn(picture) > 0;
  return (
    <div className={classes(css.story, look.plate)}>
      <div className={classes(css.storyHead, look.figures)}>{words.story}</div>
      {folded && (
        <div className={classes(css.entry, css.isFolded, look.figures)} data-role="entry">
          <span>{words.folded(folded.count)}</span>
          <Running white={folded.white} black={folded.black} />
        </div>
      )}
      {entries.map((entry) => (
        <Row key={entryKey(entry)} entry={entry} print={print} language={language} />
      ))}
      {entries.length === 0 && <div className={css.nothing}>{words.nothing}</div>}
      {hasFoot && <Stakes stakes={playOf(picture).stakes} />}
    </div>
  );
};
