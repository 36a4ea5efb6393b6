import type { CommandBody, Side } from 'chess-match/client';
import { useState } from 'react';
import { Dialog } from '../../shared/Dialog';
import { ProblemText } from '../ProblemText';
import { useOperator, useStore, useStrings } from '../state/context';
import { ClockForm } from './ClockForm';
import { CorrectionForms } from './CorrectionForms';
import { PlayerForms } from './PlayerForms';

/** A command of the arbiter's, once the version is known. */
export type ArbiterIntent = (expectedVersion: number) => CommandBody;

export interface ArbiterFormProps {
  readonly side: Side;
  readonly reason: string;
  readonly isOpen: boolean;
  readonly onSend: (intent: ArbiterIntent) => void;
}

const SIDES = ['white', 'black'] as const satisfies readonly Side[];

/** What only an arbiter does: clocks, corrections, cards, substitutions. Everything is logged with its reason. */
export const ArbiterDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const strings = useStrings();
  const store = useStore();
  const { snapshot, isConnected, busy, refusals } = useOperator();
  const [side, setSide] = useState<Side>(snapshot?.match.toMove ?? 'white');
  const [reason, setReason] = useState('');
  const [isAccepted, setAccepted] = useState(false);
  const words = strings.arbiter;
  const send = async (intent: ArbiterIntent): Promise<void> => {
    setAccepted(false);
    setAccepted(await store.act('arbiter', intent));
  };
  const form: ArbiterFormProps = {
    side,
    reason: reason.trim(),
    isOpen: isConnected && !busy.has('arbiter') && snapshot?.match.status === 'playing',
    onSend: (intent) => void send(intent),
  };
  return (
    <Dialog title={words.title} closeLabel={strings.close} isWide onClose={onClose}>
      <div className="arbiter">
        <div className="arbiter-common">
          <span className="choice" role="group" aria-label={words.side}>
            {SIDES.map((candidate) => (
              <button
                key={candidate}
                type="button"
                aria-pressed={candidate === side}
                onClick={() => {
                  setSide(candidate);
                }}
              >
                {strings.side[candidate]}
              </button>
            ))}
          </span>
          <label>
            {words.reason}
            <input
              type="text"
              maxLength={500}
              value={reason}
              data-testid="arbiter-reason"
              onChange={({ target }) => {
                setReason(target.value);
              }}
            />
          </label>
        </div>
        <p className="arbiter-answer" role="status">
          {refusals.arbiter ? (
            <ProblemText problem={refusals.arbiter} testId="problem-arbiter" />
          ) : isAccepted ? (
            `✓ ${words.accepted}`
          ) : (
            ''
          )}
        </p>
        <ClockForm {...form} />
        <CorrectionForms {...form} />
        <PlayerForms {...form} />
      </div>
    </Dialog>
  );
};
