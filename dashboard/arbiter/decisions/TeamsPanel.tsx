import { problemText, type CommandBody, type Problem, type Side } from 'chess-match/client';
import { SIDES } from 'chess-match/client/view';
import { useState } from 'react';
import { Button, Panel, Refusal, useLanguage } from '../../shared';
import { useArbiterTexts, type ArbiterSnapshot } from '../../shared/arbiter/data';
import { useAct } from '../../shared/arbiter/useAct';
import { AskDialog, type Asked } from '../../shared/arbiter/AskDialog';

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
interface TeamMay {
  readonly offerDraw: Problem | null;
  readonly declineDraw: Problem | null;
  readonly resign: Problem | null;
}

interface TeamsPanelProps {
  readonly snapshot: ArbiterSnapshot;
  readonly may: Readonly<Record<Side, TeamMay>>;
  /** Teams whose offer of a draw stands. */
  readonly offers: readonly Side[];
  /** What a draw and a resignation end; the game, where nothing is said. */
  readonly ends?: { readonly draw: string; readonly resignation: string };
}

/** A draw by agreement, and a resignation, as the teams say it. */
export const TeamsPanel = ({ snapshot, may: mayOf, offers, ends }: TeamsPanelProps) => {
  const texts = useArbiterTexts().decisions;
  const { match } = snapshot;
  const { act, pending, problem, clear } = useAct(match.version);
  const [asked, setAsked] = useState<Asked | null>(null);
  const nameOf = (team: Side): string => match.teams[team].name;
  const offer = (team: Side): void => {
    const body = (expectedVersion: number): CommandBody => ({ type: 'offerDraw', expectedVersion, team });
    const isAgreed = offers.some((other) => other !== team);
    if (isAgreed) setAsked({ title: texts.drawTitle, text: ends?.draw ?? texts.drawText, body });
    else void act(body);
  };
  const resign = (team: Side): void =>
    setAsked({
      title: texts.resignTitle(nameOf(team)),
      text: ends?.resignation ?? texts.resignText,
      body: (expectedVersion) => ({ type: 'resignMatch', expectedVersion, team }),
    });
  return (
    <Panel title={`${texts.draw}, ${texts.resignation.toLowerCase()}`} testId="teams-panel">
      <p className="ui-hint" data-testid="draw-offers">
        {offers.length === 0 ? texts.noOffer : texts.offered(offers.map(nameOf).join(', '))}
      </p>
      {SIDES.map((team) => {
        const may = mayOf[team];
        const common = { team: nameOf(team), busy: pending };
        const isAsked = offers.some((other) => other !== team);
        return (
          <div key={team} className="team-row" role="group" aria-label={nameOf(team)}>
            <b>{nameOf(team)}</b>
            <span className="form-buttons">
              <TeamButton
                {...common}
                label={isAsked ? texts.accept : texts.offer}
                why={may.offerDraw}
                testId={`draw-${team}`}
                onClick={() => offer(team)}
              />
              {isAsked ? (
                <TeamButton
                  {...common}
                  label={texts.decline}
                  why={may.declineDraw}
                  testId={`decline-${team}`}
                  onClick={() => void act((expectedVersion) => ({ type: 'declineDraw', expectedVersion, team }))}
                />
              ) : null}
              <TeamButton
                {...common}
                label={texts.resign}
                why={may.resign}
                testId={`resign-${team}`}
                onClick={() => resign(team)}
              />
            </span>
            <Reasons problems={[may.offerDraw, isAsked ? may.declineDraw : null, may.resign]} />
          </div>
        );
      })}
      <Refusal problem={problem} onDismiss={clear} testId="problem-teams" />
      {asked === null ? null : <AskDialog asked={asked} version={match.version} onClose={() => setAsked(null)} />}
    </Panel>
  );
};
