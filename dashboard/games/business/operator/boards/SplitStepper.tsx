import { branchColour } from 'chess-match/client';
import { Stepper } from '../../../../shared/Stepper';
import { setBranching, type Branching, type Split } from 'chess-match/games/business';
import { editLine } from '../../../../operator/state/intents';
import { useStore } from '../../../../operator/state/context';
import { useBusinessTexts } from '../texts';

interface SplitStepperProps {
  readonly branching: Branching;
  /** What the mother may keep. */
  readonly split: Split;
  readonly isEnabled: boolean;
}

/** How the mother's chips are split: what stays and what goes with the daughter. */
export const SplitStepper = ({ branching, split, isEnabled }: SplitStepperProps) => {
  const texts = useBusinessTexts();
  const store = useStore();
  const { mother, daughter, keep, give } = branching;
  const rating = keep + give;
  return (
    <fieldset
      className="split"
      disabled={!isEnabled}
      data-testid={`split-${mother}`}
      aria-label={texts.board.split(keep, mother, give, daughter)}
    >
      <Stepper
        label={texts.board.keeps}
        value={keep}
        min={split.least}
        max={split.most}
        lessLabel={texts.board.less}
        moreLabel={texts.board.more}
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
