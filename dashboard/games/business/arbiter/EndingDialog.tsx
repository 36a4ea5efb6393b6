import type { Side } from 'chess-match/client';
import { AskDialog } from '../../../shared/arbiter/AskDialog';
import { useArbiterTexts, type ArbiterSnapshot } from '../../../shared/arbiter/data';
import { useBusinessArbiterTexts } from './texts';

export const ENDINGS = ['veto', 'control', 'flag'] as const;
export type Ending = (typeof ENDINGS)[number];

const TYPE = { veto: 'declareVeto', control: 'controlBoard', flag: 'flag' } as const satisfies Record<Ending, string>;

interface EndingDialogProps {
  readonly snapshot: ArbiterSnapshot;
  readonly kind: Ending;
  readonly side: Side;
  readonly onClose: () => void;
}

/** The decision with what it would change, or why the rules refuse it now. */
export const EndingDialog = ({ snapshot, kind, side, onClose }: EndingDialogProps) => {
  const texts = useArbiterTexts();
  const own = useBusinessArbiterTexts();
  const words = own.endings;
  const text: Readonly<Record<Ending, string>> = {
    veto: words.vetoText(side),
    control: `${words.controlText} ${words.controlBy}: ${texts.side[side]}.`,
    flag: words.flagText(side),
  };
  return (
    <AskDialog
      asked={{
        title: `${words[kind]}: ${texts.side[side]}`,
        text: text[kind],
        body: (expectedVersion) => ({ type: TYPE[kind], expectedVersion, side }),
      }}
      version={snapshot.match.version}
      onClose={onClose}
    />
  );
};
