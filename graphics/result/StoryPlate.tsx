import { formatHalves, type Language, type Side } from 'chess-match/client';
import { Badge } from '../shared/Badge';
import { FitText } from '../shared/FitText';
import type { ResultPicture } from './plan';
import { entryKey, storyOf, type Entry } from './story';
import { resultWords, turnText } from './words';

interface StoryPlateProps {
  readonly picture: ResultPicture;
  readonly language: Language;
}

const ROWS = 14;
/** So few entries have room for larger print. */
const ROOMY = 6;
const TEXT = { weight: 550, width: 516, twoLines: [] } as const;
const SIZES = { roomy: [40, 38, 36, 34, 32], close: [32, 30, 28, 26, 24] } as const;

const Gain = ({ side, halves }: { readonly side: Side; readonly halves: number }) => (
  <span className={halves > 0 ? `gain side-${side}` : 'gain is-none'}>{halves > 0 && `+${formatHalves(halves)}`}</span>
);

const Running = ({ white, black }: { readonly white: number; readonly black: number }) => (
  <span className="running">
    <span>{formatHalves(white)}</span>
    <span className="running-colon">:</span>
    <span>{formatHalves(black)}</span>
  </span>
);

interface RowProps {
  readonly entry: Entry;
  readonly isRoomy: boolean;
  readonly language: Language;
}

const Row = ({ entry, isRoomy, language }: RowProps) => (
  <div className="story-row figures" data-role="entry" data-entry={entryKey(entry)}>
    <span className="story-turn">{turnText(entry.turn)}</span>
    <Badge board={entry.board} size={isRoomy ? 52 : 40} />
    <FitText text={resultWords(language).entry(entry)} {...TEXT} oneLine={isRoomy ? SIZES.roomy : SIZES.close} />
    <Gain side="white" halves={entry.white} />
    <Gain side="black" halves={entry.black} />
    <Running white={entry.whiteTotal} black={entry.blackTotal} />
  </div>
);

/** Right: one line for every change of the score, with the score after it. */
export const StoryPlate = ({ picture, language }: StoryPlateProps) => {
  const words = resultWords(language);
  const { folded, entries } = storyOf(picture.score.ledger, ROWS);
  const isRoomy = folded === null && entries.length <= ROOMY;
  return (
    <div className={isRoomy ? 'story plate is-roomy' : 'story plate'}>
      <div className="story-head figures">{words.story}</div>
      {folded && (
        <div className="story-row is-folded figures" data-role="entry">
          <span className="story-folded">{words.folded(folded.count)}</span>
          <Running white={folded.white} black={folded.black} />
        </div>
      )}
      {entries.map((entry) => (
        <Row key={entryKey(entry)} entry={entry} isRoomy={isRoomy} language={language} />
      ))}
      {entries.length === 0 && <div className="story-none">{words.nothing}</div>}
    </div>
  );
};
