import type { Language } from 'chess-match/client/drawing';
import { useRunning } from '../feed/useViewer';
import type { Heard, Truth } from '../feed/truth';
import type { Words } from '../words';

interface TruthBarProps {
  readonly truth: Truth['kind'];
  readonly heard: Heard;
  readonly words: Words;
  readonly language: Language;
}

/** Says so when what is shown may no longer be so. */
export const TruthBar = ({ truth, heard, words, language }: TruthBarProps) => {
  const time = useRunning(heard, (shownMs) =>
    shownMs === null ? '' : new Date(shownMs + (heard.document?.delayMs ?? 0)).toLocaleTimeString(language),
  );
  const isTrue = truth === 'live' || truth === 'waiting';
  return (
    <div role="status">
      {!isTrue && (
        <p className="truth" data-truth={truth}>
          <b>{words[truth]}.</b> {time === '' ? words.asBefore : words.asAt(time)}
        </p>
      )}
    </div>
  );
};
