import type { AirLanguage } from 'chess-match/client/drawing';
import type { HomeDocument } from 'chess-match/contract/viewers';
import { useRunning } from '../feed/useViewer';
import type { Heard, Truth } from '../feed/truth';
import type { Words } from '../words';

interface TruthBarProps {
  readonly truth: Truth['kind'];
  readonly heard: Heard;
  readonly words: Words;
  readonly language: AirLanguage;
  /** What is seen though nothing was heard since the page was opened; null: nothing is. */
  readonly remembered: HomeDocument | null;
}

/** Says so when what is shown may no longer be so. */
export const TruthBar = ({ truth, heard, words, language, remembered }: TruthBarProps) => {
  const time = useRunning(heard, (shownMs) =>
    shownMs === null ? '' : new Date(shownMs + (heard.document?.delayMs ?? 0)).toLocaleTimeString(language),
  );
  const before =
    remembered === null
      ? words.asBefore
      : words.asAt(
          new Date(remembered.at + remembered.delayMs).toLocaleString(language, {
            dateStyle: 'medium',
            timeStyle: 'short',
          }),
        );
  const isTrue = truth === 'live' || truth === 'waiting';
  return (
    <div role="status">
      {!isTrue && (
        <p className="truth" data-truth={truth}>
          <b>{words[truth]}.</b> {time === '' ? before : words.asAt(time)}
        </p>
      )}
    </div>
  );
};
