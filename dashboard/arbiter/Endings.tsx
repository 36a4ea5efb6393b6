import type { Side } from 'chess-match/client';
import { SIDES } from 'chess-match/client/view';
import { useState } from 'react';
import { Button, ConfirmDialog, Panel, Refusal } from '../shared';
import { useArbiterTexts, type ArbiterSnapshot } from '../shared/arbiter/data';
import { Preview } from '../shared/arbiter/Preview';
import { useAct } from '../shared/arbiter/useAct';
import { usePreview } from '../shared/arbiter/usePreview';

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
  const { version } = snapshot.match;
  const { act, pending, problem } = useAct(version);
  const answer = usePreview({ type: TYPE[kind], expectedVersion: version, side });
  const text: Readonly<Record<Kind, string>> = {
    veto: words.vetoText(side),
    control: `${words.controlText} ${words.controlBy}: ${texts.side[side]}.`,
    flag: words.flagText(side),
  };
  const confirm = async (): Promise<void> => {
    if (await act((expectedVersion) => ({ type: TYPE[kind], expectedVersion, side }))) onClose();
  };
  return (
    <ConfirmDialog
      title={`${words[kind]}: ${texts.side[side]}`}
      open
      danger
      busy={pending || answer?.ok === false}
      confirmLabel={words.yes}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{text[kind]}</p>
      <Preview answer={answer} />
      <Refusal problem={problem} testId="problem-ending" />
    </ConfirmDialog>
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
