import { mayVeto } from 'chess-match/games/business';
import { PassingButton } from '../../../../operator/header/PassingButton';
import type { PlateProps } from '../../../../operator/header/slots';
import { useDoing } from '../state/context';
import { useBusinessTexts } from '../texts';

/** Beside a side's clock, while it may declare its veto (B22). */
export const VetoButton = ({ snapshot, side, nowMs }: PlateProps & { readonly nowMs: number }) => {
  const texts = useBusinessTexts();
  const { change } = useDoing();
  const clock = snapshot.clocks.clocks.find((candidate) => candidate.side === side);
  if (clock === undefined || !mayVeto(clock, snapshot, nowMs)) return null;
  return (
    <PassingButton onClick={() => change({ type: 'asked', asking: { what: 'veto', side } })}>
      {texts.header.veto}
    </PassingButton>
  );
};
