import type { Language } from 'chess-match/client';
import {
  currentStep,
  goAside,
  goBack,
  goForward,
  goToEnd,
  goToStart,
  nextOf,
  removeStep,
  type Study,
} from 'chess-match/client/explore';
import { IconButton } from '../../shared';
import { Icon, type IconName } from '../icons';
import { COMMENTATOR_TEXTS, type CommentatorTexts } from '../texts/texts';

interface StudyStepsProps {
  readonly study: Study | null;
  readonly language: Language;
  readonly onStep: (change: (study: Study) => Study) => void;
  readonly onTurn: () => void;
}

interface StepButton {
  readonly id: string;
  readonly icon: IconName;
  readonly label: (texts: CommentatorTexts) => string;
  /** Where it has nothing to do. */
  readonly idleAt: 'start' | 'end';
  readonly change: (study: Study) => Study;
}

const BUTTONS: readonly StepButton[] = [
  { id: 'start', icon: 'first', label: (texts) => texts.studyStart, idleAt: 'start', change: goToStart },
  { id: 'back', icon: 'back', label: (texts) => texts.studyBack, idleAt: 'start', change: goBack },
  { id: 'forward', icon: 'forward', label: (texts) => texts.studyForward, idleAt: 'end', change: goForward },
  { id: 'end', icon: 'last', label: (texts) => texts.studyEnd, idleAt: 'end', change: goToEnd },
  {
    id: 'next',
    icon: 'other',
    label: (texts) => texts.studyNext,
    idleAt: 'start',
    change: (study) => goAside(study, 1),
  },
  {
    id: 'remove',
    icon: 'remove',
    label: (texts) => texts.remove,
    idleAt: 'start',
    change: (study) => removeStep(study, study.current),
  },
];

/** Buttons that walk through what was tried, and turn the board. */
export const StudySteps = ({ study, language, onStep, onTurn }: StudyStepsProps) => {
  const texts = COMMENTATOR_TEXTS[language];
  const isIdle = {
    start: study === null || currentStep(study).parent === null,
    end: study === null || nextOf(study, study.current).length === 0,
  };
  return (
    <div className="co-steps">
      {BUTTONS.map(({ id, icon, label, idleAt, change }) => (
        <IconButton
          key={id}
          local
          label={label(texts)}
          disabled={isIdle[idleAt]}
          data-testid={`study-${id}`}
          onClick={() => onStep(change)}
        >
          <Icon name={icon} />
        </IconButton>
      ))}
      <IconButton local label={texts.turnBoard} data-testid="flip" onClick={onTurn}>
        <Icon name="turn" />
      </IconButton>
    </div>
  );
};
