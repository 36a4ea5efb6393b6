import type { Side } from 'chess-match/client';
import { SIDES } from 'chess-match/client/view';
import { useState } from 'react';
import { Button, Panel } from '../shared';
import { AskDialog } from '../shared/arbiter/AskDialog';
import { useArbiterTexts, type ArbiterSnapshot } from '../shared/arbiter/data';

const KINDS = ['veto', 'control', 'flag'] as const;
type Kind = (typeof KINDS)[number];

const TYPE = { veto: 'declareVeto', control: 'controlBoard', flag: 'flag' } as const satisfies Record<Kind, string>;

interface Props {
  readonly snapshot: ArbiterSnapshot;
}

interface AskedProps extends Props {
  readonly kind: Kind;
  readonly side: Side;
  readonly onClose: () => void;
}

/** The decision with what it would change, or why the rules refuse it now. */
const EndingDialog = ({ snapshot, kind, side, onClose }: AskedProps) => {
  const texts = useArbiterTexts();
  const words = texts.endings;
  const text: Readonly<Record<Kind, string>> = {
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

/** Veto (B22), control board (B23), flag (B16): each shows first what it changes. */
export const Endings = ({ snapshot }: Props) => {
  const texts = useArbiterTexts();
  const words = texts.endings;
  const [asked, setAsked] = useState<{ readonly kind: Kind; readonly side: Side } | null>(null);
  const isPlaying = snapshot.match.status === 'playing';
  return (
    <Panel title={words.title}>
      {KINDS.map((kind) => (
        <div key={kind} className="ending" role="group" aria-label={words[kind]}>
          <b>{words[kind]}</b>
          {SIDES.map((side) => (
            <Button
              key={side}
              disabled={!isPlaying}
              aria-label={`${words[kind]}: ${texts.side[side]}`}
              data-testid={`${kind}-${side}`}
              onClick={() => setAsked({ kind, side })}
            >
              {texts.side[side]}
            </Button>
          ))}
        </div>
      ))}
      {asked === null ? null : <EndingDialog snapshot={snapshot} {...asked} onClose={() => setAsked(null)} />}
    </Panel>
  );
};
