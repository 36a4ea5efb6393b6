import { playOf, turnOptionsOf } from 'chess-match/games/business';
import { PassingButton } from '../../../../operator/header/PassingButton';
import type { OperatorSnapshot } from '../../../../operator/state/snapshot';
import { useDoing } from '../state/context';
import { useBusinessTexts } from '../texts';

/** That the control board is played (B23), or the way to ask for it. */
export const Control = ({ snapshot }: { readonly snapshot: OperatorSnapshot }) => {
  const { header } = useBusinessTexts();
  const { change } = useDoing();
  return (
    <>
      {playOf(snapshot).controlBoard ? <span className="badge">{header.controlOn}</span> : null}
      {turnOptionsOf(snapshot)?.control === null ? (
        <PassingButton onClick={() => change({ type: 'asked', asking: { what: 'control' } })}>
          {header.control}
        </PassingButton>
      ) : null}
    </>
  );
};
