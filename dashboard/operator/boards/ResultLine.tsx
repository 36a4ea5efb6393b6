import { formatHalves, kindText, type BoardView } from 'chess-match/client';
import { useStrings } from '../state/context';

/** How the branch that stood here ended and what it paid. */
export const ResultLine = ({ result }: { readonly result: NonNullable<BoardView['result']> }) => {
  const strings = useStrings();
  const kind = kindText(result.kind, strings.language);
  return (
    <p className="result" data-kind={result.kind}>
      {strings.board.result(kind, result.turn, result.chips, formatHalves(result.white), formatHalves(result.black))}
    </p>
  );
};
