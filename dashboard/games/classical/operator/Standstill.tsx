import { kindText } from 'chess-match/client';
import type { BoardProps } from '../../../operator/apart/game';
import { useStrings } from '../../../operator/state/context';
import { playOn } from './playOn';
import { useOwnTexts } from './texts';

const THIRD = 3;
const FIFTY_MOVES_EACH = 100;

/** How a board ended, an offer that stands, and what could be claimed. */
export const Standstill = ({ model, snapshot }: BoardProps) => {
  const texts = useOwnTexts();
  const { language } = useStrings();
  const own = playOn(snapshot.play, model.board);
  if (own === null) return null;
  const { end, offers, repeated, quiet } = own;
  const words =
    end !== null
      ? [texts.result[end.result ?? 'none'], kindText(end.reason, language)]
      : [
          ...offers.map((side) => texts.offered(side)),
          ...(repeated >= THIRD ? [texts.repeated(repeated)] : []),
          ...(quiet >= FIFTY_MOVES_EACH ? [texts.quiet] : []),
        ];
  return words.length === 0 ? null : (
    <p className="apart-standstill" data-testid={`standstill-${model.thread}`}>
      {words.join(' · ')}
    </p>
  );
};
