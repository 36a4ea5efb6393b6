import type { PartProps } from './parts';
import { useRunning } from '../feed/useViewer';
import type { Words } from '../words';
import { tied } from '../words/tied';

/** Who leads and what is at stake. */
export const Lead = ({ facts, own, heard, language }: PartProps) => {
  const text = useRunning(heard, (shownMs) => own.lead(facts, shownMs ?? facts.at, language) ?? '');
  return text === '' ? null : <p className="lead">{tied(text)}</p>;
};

interface CoverProps {
  readonly words: Words;
  readonly onUncover: () => void;
  /** What watching without the result is called; null: there is nothing to watch yet. */
  readonly watch: string | null;
  readonly onWatch: () => void;
}

/** In its place until somebody wants to know. */
export const Cover = ({ words, onUncover, watch, onWatch }: CoverProps) => (
  <div className="cover" data-focus-next="told">
    <p>
      <b>{words.covered}</b> {words.coveredHelp}
    </p>
    {watch !== null && (
      <button type="button" onClick={onWatch} data-watch="begin">
        {watch}
      </button>
    )}
    <button type="button" onClick={onUncover}>
      {words.uncover}
    </button>
  </div>
);
