import { formatHalves, kindText, type BoardView } from 'chess-match/client';
import { useStrings } from '../state/context';

/** How the game on a board ended. */
export const ResultLine = ({ result }: { readonly result: NonNullable<BoardView['result']> }) => {
  const { language } = useStrings();
  return (
    <p className="result" data-kind={result.kind}>
      {kindText(result.kind, language)} · {formatHalves(result.white)}:{formatHalves(result.black)}
    </p>
  );
};
