import type { PartProps } from './parts';
import { useRunning } from '../feed/useViewer';
import type { Words } from '../words';
import { leadText } from '../words/lead';

/** A number stays on the line of the word before it: "on board 1". */
const tied = (text: string): string => text.replaceAll(/ (?=\d)/g, '\u00a0');

/** Who leads and what is at stake. */
export const Lead = ({ facts, heard, language }: PartProps) => {
  const text = useRunning(heard, (shownMs) => leadText(facts, shownMs ?? facts.at, language) ?? '');
  return text === '' ? null : <p className="lead">{tied(text)}</p>;
};

/** In its place until somebody wants to know. */
export const Cover = ({ words, onUncover }: { readonly words: Words; readonly onUncover: () => void }) => (
  <div className="cover">
    <p>
      <b>{words.covered}</b> {words.coveredHelp}
    </p>
    <button type="button" onClick={onUncover}>
      {words.uncover}
    </button>
  </div>
);
