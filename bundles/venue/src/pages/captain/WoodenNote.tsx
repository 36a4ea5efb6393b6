import { Piece } from 'chess-match/client/drawing';
import type { WoodenSeen } from '../../wire/wire';
import type { CaptainTexts } from './texts';

interface WoodenNoteProps {
  readonly wooden: readonly WoodenSeen[];
  /** The one that is played on. */
  readonly board: number | null;
  readonly nameOf: (board: number) => string;
  readonly texts: CaptainTexts['wood'];
}

/** More men than these are set up by looking at the board on the screen. */
const MOST_SQUARES = 12;

const standing = ({ isRead, reading }: WoodenSeen, texts: CaptainTexts['wood']): string => {
  if (!isRead) return texts.away;
  return reading === null ? '' : texts.readings[reading];
};

const isAmiss = ({ isRead, reading }: WoodenSeen): boolean => !isRead || reading === 'differs';

/** What belongs on the squares of a wooden board on which something else stands. */
const Wanted = ({ squares, texts }: Pick<WoodenSeen, 'squares'> & Pick<WoodenNoteProps, 'texts'>) => (
  <ul>
    {squares.slice(0, MOST_SQUARES).map(({ square, man }) => (
      <li key={square} data-square={square}>
        {square}
        {man === null ? (
          <i>{texts.empty}</i>
        ) : (
          <svg viewBox="0 0 45 45" role="img" aria-label={texts.man(man)}>
            <Piece code={man} />
          </svg>
        )}
      </li>
    ))}
    {squares.length > MOST_SQUARES && <li>{texts.more(squares.length - MOST_SQUARES)}</li>}
  </ul>
);

/** The wooden board that fills the draft of the board that is played on, how it stands, and which others want to be looked at. */
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
      {own !== undefined && own.reading === 'differs' && <Wanted squares={own.squares} texts={texts} />}
      {others.length > 0 && <p data-testid="wooden-others">{texts.others(others)}</p>}
    </div>
  );
};
