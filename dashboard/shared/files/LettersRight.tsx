import { lettersSample, type Decoded } from 'chess-match/client';
import { FILE_TEXTS } from './texts';
import { useLanguage } from '../frame/language';
import { Checkbox } from '../ui';

/** Names enough to see a wrong letter in. */
const SAMPLE = 6;

interface LettersRightProps {
  readonly file: Decoded;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/**
 * Asks whether the letters are right of a file that does not say its encoding: shows which was concluded, and names as
 * they were read.
 */
export const LettersRight = ({ file, checked, onChange }: LettersRightProps) => {
  const texts = FILE_TEXTS[useLanguage()];
  return (
    <div className="problem" role="status" data-testid="letters" data-encoding={file.encoding}>
      <p>{texts.concluded(file.encoding)}</p>
      <p>
        <strong data-testid="letters-sample">{lettersSample(file.text, SAMPLE).join(' · ')}</strong>
      </p>
      <Checkbox local label={texts.right} checked={checked} onChange={onChange} testId="letters-right" />
    </div>
  );
};
