import { RESCUE_FILES } from 'chess-match/client';
import type { RescueTexts } from '../texts/texts';

interface SaveAllProps {
  readonly texts: RescueTexts;
  /** The one thing to do now. */
  readonly isFirst: boolean;
  readonly onSave: () => void;
}

/** A plain download: it needs nothing of this page to go on working. */
export const SaveAll = ({ texts, isFirst, onSave }: SaveAllProps) => (
  <a
    className={`ui-button rescue-save ${isFirst ? 'ui-primary' : ''}`}
    href={RESCUE_FILES}
    download
    data-testid="save-everything"
    onClick={onSave}
  >
    {texts.save}
  </a>
);
