import { ONE_MOVE } from 'chess-match/client/turn';
import { SideActs } from '../../../operator/duel/SideActs';
import type { ClockActions } from '../../../operator/header/slots';
import { StepsPage } from '../../../operator/plain/StepsPage';
import { useStrings } from '../../../operator/state/context';
import { WRITING } from '../writing';
import { BELARUSIAN_TEXTS } from './texts';
import { entryOf, WORDS } from './turn';
import { TurnActs } from './TurnActs';

const acts: ClockActions = ({ snapshot, side }) => {
  const may = entryOf(snapshot)?.sides[side];
  const offers = snapshot.play.game === 'belarusian' ? snapshot.play.offers : [];
  return may === undefined ? null : <SideActs {...{ snapshot, side, may, offers }} />;
};

/** Belarusian chess: one move a turn, and what no hand makes on the board. */
export const BelarusianPage = () => {
  const texts = BELARUSIAN_TEXTS[useStrings().language];
  return (
    <StepsPage making={ONE_MOVE} writing={WRITING} words={WORDS} hint={texts.hint} clockActions={acts}>
      <TurnActs />
    </StepsPage>
  );
};
