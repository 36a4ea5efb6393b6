import { sanParts } from 'chess-match/client/view';
import { useLanguage } from '../shared';
import { pieceId } from './boards/Pieces';
import { useWriting } from './writing';

/** A move in figurine notation: SAN's piece letters are drawn, in the colour of the text around them. */
export const San = ({ san }: { readonly san: string }) => {
  const language = useLanguage();
  const written = useWriting()?.(san, language) ?? san;
  return (
    <span className="co-san">
      <span className="visually-hidden">{written}</span>
      {sanParts(written).map((part, index) =>
        part.kind === 'figurine' ? (
          <svg key={index} viewBox="2 3 41 39" aria-hidden="true">
            <use href={`#${pieceId(`b${part.letter}`)}`} />
          </svg>
        ) : (
          <span key={index} aria-hidden="true">
            {part.text}
          </span>
        ),
      )}
    </span>
  );
};
