import { useState } from 'react';
import { Button, CancelButton, Dialog, Field, NumberInput, Refusal, TextInput } from '../../shared';
import { EveningEnd } from '../../shared/ends';
import { usePage } from '../state/context';
import { useShow } from '../state/useShow';

interface EveningDialogProps {
  readonly onClose: () => void;
}

/** As the command's schema has it. */
const [MOST_GAMES, LONGEST_BREAK, FEWEST_TURNS, MOST_TURNS] = [9, 600, 2, 999];

/** What the end of the evening is reckoned by besides clocks: the slot, what follows, how long a game is expected. */
export const EveningDialog = ({ onClose }: EveningDialogProps) => {
  const { show, strings } = usePage();
  const { act, pending, problem } = useShow();
  const { version: rundownVersion, plan } = show.rundown;
  const words = strings.plan;
  const [slotEnd, setSlotEnd] = useState(plan.slotEnd ?? '');
  const [games, setGames] = useState<number | null>(plan.games);
  const [breakMinutes, setBreakMinutes] = useState<number | null>(plan.breakMinutes);
  const [turns, setTurns] = useState<number | null>(plan.turns);
  const save = async (): Promise<void> => {
    if (games === null || breakMinutes === null) return;
    const slot = slotEnd === '' ? null : slotEnd;
    if (await act({ type: 'planEvening', rundownVersion, slotEnd: slot, games, breakMinutes, turns })) onClose();
  };
  const footer = (
    <>
      <CancelButton onClose={onClose} />
      <Button
        kind="primary"
        busy={pending}
        disabled={games === null || breakMinutes === null}
        data-testid="save-plan"
        onClick={() => void save()}
      >
        {words.save}
      </Button>
    </>
  );
  return (
    <Dialog title={words.heading} open onClose={onClose} testId="plan-dialog" footer={footer}>
      <div className="plan-form">
        <EveningEnd />
        <Field label={words.slotEnd} hint={words.slotEndHint}>
          <TextInput type="time" value={slotEnd} data-testid="slot-end" onChange={setSlotEnd} />
        </Field>
        <Field label={words.games} hint={words.gamesHint}>
          <NumberInput value={games} min={0} max={MOST_GAMES} data-testid="plan-games" onChange={setGames} />
        </Field>
        <Field label={words.breakMinutes}>
          <NumberInput
            value={breakMinutes}
            min={0}
            max={LONGEST_BREAK}
            step={5}
            data-testid="plan-break"
            onChange={setBreakMinutes}
          />
        </Field>
        <Field label={words.turns} hint={words.turnsHint}>
          <NumberInput value={turns} min={FEWEST_TURNS} max={MOST_TURNS} data-testid="plan-turns" onChange={setTurns} />
        </Field>
        <Refusal problem={problem} testId="plan-refusal" />
      </div>
    </Dialog>
  );
};
