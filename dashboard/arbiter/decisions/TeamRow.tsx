import { problemText, type Problem, type Side } from 'chess-match/client';
import { Button, useLanguage } from '../../shared';
import { useArbiterTexts } from '../../shared/arbiter/data';

interface TeamButtonProps {
  readonly label: string;
  readonly team: string;
  /** Why the rules do not allow it now. */
  readonly why: Problem | null;
  readonly busy: boolean;
  readonly testId: string;
  readonly onClick: () => void;
}

const TeamButton = ({ label, team, why, busy, testId, onClick }: TeamButtonProps) => (
  <Button busy={busy} disabled={why !== null} aria-label={`${label}: ${team}`} data-testid={testId} onClick={onClick}>
    {label}
  </Button>
);

/** Why what cannot be pressed cannot be: in words beside it, as no finger finds them behind a button. */
const Reasons = ({ problems }: { readonly problems: readonly (Problem | null)[] }) => {
  const language = useLanguage();
  const texts = problems.flatMap((problem) => (problem === null ? [] : [problemText(problem, language)]));
  return texts.length === 0 ? null : <small className="ui-hint">{[...new Set(texts)].join(' ')}</small>;
};

/** Why a team may not; null stands for may. */
export interface TeamMay {
  readonly offerDraw: Problem | null;
  readonly declineDraw: Problem | null;
  readonly resign: Problem | null;
}

interface TeamRowProps {
  readonly team: Side;
  readonly name: string;
  readonly may: TeamMay;
  /** The other team's offer of a draw stands. */
  readonly isAsked: boolean;
  readonly busy: boolean;
  readonly onOffer: () => void;
  readonly onDecline: () => void;
  readonly onResign: () => void;
}

/** What one team says: a draw offered, agreed to or declined, a resignation. */
export const TeamRow = ({ team, name, may, isAsked, busy, onOffer, onDecline, onResign }: TeamRowProps) => {
  const texts = useArbiterTexts().decisions;
  const common = { team: name, busy };
  return (
    <div className="team-row" role="group" aria-label={name}>
      <b>{name}</b>
      <span className="form-buttons">
        <TeamButton
          {...common}
          label={isAsked ? texts.accept : texts.offer}
          why={may.offerDraw}
          testId={`draw-${team}`}
          onClick={onOffer}
        />
        {isAsked ? (
          <TeamButton
            {...common}
            label={texts.decline}
            why={may.declineDraw}
            testId={`decline-${team}`}
            onClick={onDecline}
          />
        ) : null}
        <TeamButton {...common} label={texts.resign} why={may.resign} testId={`resign-${team}`} onClick={onResign} />
      </span>
      <Reasons problems={[may.offerDraw, isAsked ? may.declineDraw : null, may.resign]} />
    </div>
  );
};
