import { manId } from './boards/Men';

/** A move in figurine notation: SAN's piece letters are drawn, in the colour of the text around them. */
export const San = ({ san }: { readonly san: string }) => (
  <span className="co-san">
    <span className="visually-hidden">{san}</span>
    {san
      .split(/([KQRBN])/)
      .filter((part) => part !== '')
      .map((part, index) =>
        /^[KQRBN]$/.test(part) ? (
          <svg key={index} viewBox="2 3 41 39" aria-hidden="true">
            <use href={`#${manId(`b${part}`)}`} />
          </svg>
        ) : (
          <span key={index} aria-hidden="true">
            {part}
          </span>
        ),
      )}
  </span>
);
