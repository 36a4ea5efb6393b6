import { formatHalves, kindText, type BoardView } from 'chess-match/client';
import { chipsOf } from 'chess-match/games/business';
import { useStrings } from '../../../../operator/state/context';
import { useBusinessTexts } from '../texts';

/** How the branch that stood here ended and what it paid. */
export const ResultLine = ({ result }: { readonly result: NonNullable<BoardView['result']> }) => {
  const strings = useStrings();
  const texts = useBusinessTexts();
  const kind = kindText(result.kind, strings.language);
  return (
    <p className="result" data-kind={result.kind}>
      {texts.board.result(kind, result.turn, chipsOf(result), formatHalves(result.white), formatHalves(result.black))}
    </p>
  );
};
