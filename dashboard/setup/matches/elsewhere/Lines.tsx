import { useState } from 'react';
import { Button } from '../../../shared';
import { copyText } from '../../../shared/copyText';
import type { ElsewhereTexts } from './words';

interface LinesProps {
  readonly label: string;
  readonly lines: string;
  readonly texts: ElsewhereTexts;
  readonly testId: string;
}

/** Lines to be copied into a page of one's own. */
export const Lines = ({ label, lines, texts, testId }: LinesProps) => {
  const [done, setDone] = useState<'copied' | 'byHand' | null>(null);
  const copy = async (): Promise<void> => setDone((await copyText(lines)) ? 'copied' : 'byHand');
  return (
    <div className="elsewhere-lines" data-testid={testId}>
      <textarea
        readOnly
        rows={3}
        spellCheck={false}
        aria-label={label}
        value={lines}
        onFocus={({ target }) => target.select()}
      />
      <Button local onClick={() => void copy()}>
        {texts[done ?? 'copy']}
      </Button>
    </div>
  );
};
