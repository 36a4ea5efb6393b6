import { GroundsOf } from 'chess-match/client/grounds';
import { GAME_FORMS } from 'chess-match/client/settings';
import type { BoardSize } from 'chess-match/client/view';
import { useLanguage } from '../frame/language';
import { StaticBoard } from './StaticBoard';
import { TYPED_TEXTS } from './texts';
import { typedPosition } from './typedPosition';
import './typedBoard.css';

interface TypedBoardProps {
  readonly game: string | null;
  /** A FEN as far as it is typed. */
  readonly fen: string;
  readonly size: BoardSize;
  /** The rules take it; null: nobody has asked them. */
  readonly fits: boolean | null;
}

/** A position as it is being typed, right or wrong, and which rank does not come out. */
export const TypedBoard = ({ game, fen, size, fits }: TypedBoardProps) => {
  const texts = TYPED_TEXTS[useLanguage()];
  const { files, ranks } = size;
  const { pieces, wrongRank } = typedPosition(fen, size, GAME_FORMS[game ?? '']?.pieces);
  const word = wrongRank === null ? texts.typed : texts.badRank(wrongRank, files);
  return (
    <figure
      className="typed-position"
      data-testid="position-typed"
      data-fits={fits ?? wrongRank === null}
      data-wrong-rank={wrongRank ?? undefined}
    >
      <GroundsOf game={game}>
        <StaticBoard pieces={pieces} files={files} ranks={ranks} label={texts.typed} />
      </GroundsOf>
      <figcaption>{fits === true ? `✓ ${texts.fits}` : word}</figcaption>
    </figure>
  );
};
