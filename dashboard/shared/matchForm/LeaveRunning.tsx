import { problemText, type Language, type Problem } from 'chess-match/client';
import { ConfirmDialog } from '../ui';
import { MATCH_FORM_TEXTS } from './texts/texts';

interface LeaveRunningProps {
  readonly language: Language;
  /** The last refusal of what was asked, whatever it is about. */
  readonly problem: Problem | null;
  readonly busy: boolean;
  /** Asks once more, naming the match that is left. */
  readonly onLeave: (matchId: string) => void;
  readonly onClose: () => void;
}

/** Whether the refusal is one that this question stands for. */
export const isAboutRunning = (problem: Problem | null): boolean =>
  problem?.code === 'match/clock_running' || problem?.code === 'match/in_play';

/**
 * Where another match would take the place of one that is being played: which that is, and whether it is left all the
 * same.
 */
export const LeaveRunning = ({ language, problem, busy, onLeave, onClose }: LeaveRunningProps) => {
  if (problem === null || !isAboutRunning(problem)) return null;
  const texts = MATCH_FORM_TEXTS[language];
  return (
    <ConfirmDialog
      open
      danger
      title={texts.leaveTitle}
      busy={busy}
      confirmLabel={texts.leave}
      onConfirm={() => onLeave(String(problem.params['matchId']))}
      onClose={onClose}
    >
      <p data-testid="leave-running">
        <strong>{problemText(problem, language)}</strong>
      </p>
      <p>{problem.code === 'match/in_play' ? texts.leaveStopped : texts.leaveMeans}</p>
    </ConfirmDialog>
  );
};
