import type { CommandBody, Side } from 'chess-match/client';
import { SIDES } from 'chess-match/client/view';
import { useState } from 'react';
import { Panel, Refusal } from '../../shared';
import { useArbiterTexts, type ArbiterSnapshot } from '../../shared/arbiter/data';
import { useAct } from '../../shared/arbiter/useAct';
import { AskDialog, type Asked } from '../../shared/arbiter/AskDialog';
import { TeamRow, type TeamMay } from './TeamRow';

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
      {SIDES.map((team) => (
        <TeamRow
          key={team}
          team={team}
          name={nameOf(team)}
          may={mayOf[team]}
          isAsked={offers.some((other) => other !== team)}
          busy={pending}
          onOffer={() => offer(team)}
          onDecline={() => void act((expectedVersion) => ({ type: 'declineDraw', expectedVersion, team }))}
          onResign={() => resign(team)}
        />
      ))}
      <Refusal problem={problem} onDismiss={clear} testId="problem-teams" />
      {asked === null ? null : <AskDialog asked={asked} version={match.version} onClose={() => setAsked(null)} />}
    </Panel>
  );
};
