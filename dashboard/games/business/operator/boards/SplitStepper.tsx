import { branchColour } from 'chess-match/client';
import { Stepper } from '../../../../shared/Stepper';
import { setBranching, type Branching, type Split } from 'chess-match/client/turn';
import { editLine } from '../../../../operator/state/intents';
import { useStore, useStrings } from '../../../../operator/state/context';

interface SplitStepperProps {
  readonly branching: Branching;
  /** What the mother may keep. */
  readonly split: Split;
  readonly isEnabled: boolean;
}

/** How the mother's chips are split: what stays and what goes with the daughter. */
export const SplitStepper = ({ branching, split, isEnabled }: SplitStepperProps) => {
  const strings = useStrings();
  const store = useStore();
  const { mother, daughter, keep, give } = branching;
  const rating = keep + give;
  return (
    <fieldset
      className="split"
      disabled={!isEnabled}
      data-testid={`split-${mother}`}
      aria-label={strings.board.split(keep, mother, give, daughter)}
    >
      <Stepper
        label={strings.board.keeps}
        value={keep}
        min={split.least}
        max={split.most}
        lessLabel={strings.board.less}
        moreLabel={strings.board.more}
        onChange={(value) => {
          editLine(store, (line) => setBranching(line, { mother, daughter, keep: value, give: rating - value }));
        }}
      />
      <span className="split-words" aria-hidden="true">
        <strong>{give}</strong> → <b style={{ background: branchColour(daughter) }}>{daughter}</b>
      </span>
    </fieldset>
  );
};
