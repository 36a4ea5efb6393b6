import type { HomeDocument } from 'chess-match/contract/viewers';
import { LIVE } from '../past/place';
import type { GoTo } from '../past/usePlace';
import type { Words } from '../words';
import { PastBar } from './Stepper';

interface PastLineProps {
  readonly whole: HomeDocument;
  readonly goTo: GoTo;
  readonly words: Words;
  readonly isAnother: boolean;
  readonly isArchive: boolean;
  readonly label: string;
  /** Null: the newest there is. */
  readonly moment: number | null;
}

/** What is looked at in place of what is live, and the way back. */
export const PastLine = ({ whole, goTo, words, isAnother, isArchive, label, moment }: PastLineProps) => {
  const isOver = whole.match.status === 'over';
  return (
    <PastBar
      label={label}
      since={moment === null ? 0 : whole.past.moments - 1 - moment}
      way={isArchive ? words.kept : isOver && !isAnother ? words.toEnd : words.toLive}
      words={words}
      isAnother={isAnother && !isOver}
      onLive={() => goTo(LIVE)}
    />
  );
};
