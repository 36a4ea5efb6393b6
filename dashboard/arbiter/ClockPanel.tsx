import { formatHalves, type Side } from 'chess-match/client';
import { keyOf } from 'chess-match/client/keys';
import { SIDES } from 'chess-match/client/view';
import { useState } from 'react';
import { Button, Dialog, Panel, Refusal, useKeys } from '../shared';
import { useArbiterTexts, type ArbiterSnapshot } from '../shared/arbiter/data';
import { SideClockForm } from '../shared/arbiter/forms/SideClockForm';
import { useAct } from '../shared/arbiter/useAct';
import { BigClock } from './BigClock';
import { ClockToggle } from './ClockToggle';
import { FallenFlags, type FallenFlagsProps } from './FallenFlags';
import { useClockToggle } from './useClockToggle';

interface Props {
  readonly snapshot: ArbiterSnapshot;
}

const SideClock = ({ snapshot, side }: Props & { readonly side: Side }) => {
  const texts = useArbiterTexts();
  const { clocks, match, score } = snapshot;
  const clock = clocks.clocks.find((candidate) => candidate.side === side);
  return clock === undefined ? null : (
    <BigClock
      clock={clock}
      side={side}
      isToMove={match.toMove === side}
      name={match.teams[side].name}
      label={texts.clock.of(side)}
      testId={`clock-${side}`}
      foot={<output data-testid={`score-${side}`}>{formatHalves(score[side])}</output>}
    />
  );
};

/** What the press still waits for; nothing when the turn is ready. */
const PressNote = ({ snapshot: { draft, match } }: Props) => {
  const words = useArbiterTexts().clock;
  if (draft.ready) return null;
  return (
    <small className="ui-hint">
      {draft.lacks.length > 0 && match.boards > 1 ? words.lacks(draft.lacks) : words.notReady}
    </small>
  );
};

/** Both clocks, large, with everything an arbiter does to them (B21, B24). */
export const ClockPanel = ({ snapshot, flagText }: Props & Pick<FallenFlagsProps, 'flagText'>) => {
  const texts = useArbiterTexts();
  const words = texts.clock;
  const { match, clocks, draft } = snapshot;
  const { act, pending, problem, clear } = useAct(match.version);
  const [isSetting, setSetting] = useState(false);
  const isPlaying = match.status === 'playing';
  const toggle = useClockToggle(snapshot, { act });
  const press = (): void => {
    void act((expectedVersion) => ({ type: 'commitTurn', expectedVersion, line: null }));
  };
  useKeys([
    {
      ...keyOf('commitTurn', 'arbiter', 'press'),
      run: press,
      when: isPlaying && draft.ready,
    },
    {
      ...keyOf('setClock', 'arbiter', 'clock-form'),
      run: () => setSetting(true),
      when: isPlaying,
    },
  ]);
  return (
    <Panel
      title={[words.title, clocks.running ? words.running : words.stopped, words.mode[clocks.mode] ?? []]
        .flat()
        .join(' · ')}
      className="clock-panel"
      testId="clock-panel"
    >
      <div className="big-clocks">
        {SIDES.map((side) => (
          <SideClock key={side} snapshot={snapshot} side={side} />
        ))}
      </div>
      <div className="clock-buttons">
        <ClockToggle snapshot={snapshot} busy={pending} words={words} onToggle={toggle} />
        <Button busy={pending} disabled={!isPlaying || !draft.ready} keyId="press" data-testid="press" onClick={press}>
          {match.toMove === null ? texts.over : `${match.turn} ${words.press(match.toMove)}`}
        </Button>
        <Button disabled={!isPlaying} keyId="clock-form" data-testid="open-clock-form" onClick={() => setSetting(true)}>
          {words.set} / {words.add.toLowerCase()}
        </Button>
        <FallenFlags snapshot={snapshot} flagText={flagText} />
        {isPlaying ? <PressNote snapshot={snapshot} /> : <small>{texts.over}</small>}
        <Refusal problem={problem} onDismiss={clear} testId="problem-clock" />
      </div>
      <Dialog title={words.title} open={isSetting} onClose={() => setSetting(false)} testId="clock-dialog">
        <SideClockForm match={snapshot.match} />
      </Dialog>
    </Panel>
  );
};
