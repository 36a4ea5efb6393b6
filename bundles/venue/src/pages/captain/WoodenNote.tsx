import { WantedSquares } from 'chess-match/client/wood';
import type { WoodenSeen } from '../../wire/wire';
import type { CaptainTexts } from './texts';

interface WoodenNoteProps {
  readonly wooden: readonly WoodenSeen[];
  /** The one that is played on. */
  readonly board: number | null;
  readonly nameOf: (board: number) => string;
  readonly texts: CaptainTexts['wood'];
}

const standing = ({ isRead, reading }: WoodenSeen, texts: CaptainTexts['wood']): string => {
  if (!isRead) return texts.away;
  return reading === null ? '' : texts.readings[reading];
};

const isAmiss = ({ isRead, reading }: WoodenSeen): boolean => !isRead || reading === 'differs';

/**
 * The wooden board that fills the draft of the board that is played on, how it stands, and which others want to be
 * looked at.
 */
export const WoodenNote = ({ wooden, board, nameOf, texts }: WoodenNoteProps) => {
  const own = wooden.find((seen) => seen.board === board);
  const others = wooden.filter((seen) => seen !== own && isAmiss(seen)).map((seen) => nameOf(seen.board));
  if (own === undefined && others.length === 0) return null;
  return (
    <div className="wooden" role="status" data-testid="wooden" data-amiss={own !== undefined && isAmiss(own)}>
      {own !== undefined && (
        <p data-reading={own.isRead ? (own.reading ?? '') : 'away'}>
          <b>{texts.name(own.serial)}</b> {standing(own, texts)}
        </p>
      )}
      {own !== undefined && own.reading === 'differs' && <WantedSquares squares={own.squares} words={texts} />}
      {others.length > 0 && <p data-testid="wooden-others">{texts.others(others)}</p>}
    </div>
  );
};
