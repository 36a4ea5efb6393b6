import { SIDES } from 'chess-match/client/view';
import { useState } from 'react';
import { Panel, Refusal } from '../../shared';
import { useArbiterTexts, type ArbiterSnapshot } from '../../shared/arbiter/data';
import { useAct } from '../../shared/arbiter/useAct';
import { ClockToggle } from '../ClockToggle';
import { useClockToggle } from '../useClockToggle';
import { useTexts } from './parts';
import { SeatClock } from './SeatClock';
import { seatsOf, type Seat } from './seats';
import { SeatWindow, type Doing } from './SeatWindow';

/** A team stands in one row across the boards. */
const byTeam = (one: Seat, other: Seat): number => SIDES.indexOf(one.team) - SIDES.indexOf(other.team);

interface ClocksPanelProps {
  readonly snapshot: ArbiterSnapshot;
  /** Whether it is played with clocks. */
  readonly isTimed: boolean;
  /** What a flag costs. */
  readonly flagText: string;
}

/** Every player's clock, a board a column; those of all boards start and stop together. */
export const ClocksPanel = ({ snapshot, isTimed, flagText }: ClocksPanelProps) => {
  const { clock: words, over } = useArbiterTexts();
  const texts = useTexts();
  const { match, clocks } = snapshot;
  const { act, pending, problem, clear } = useAct(match.version);
  const [doing, setDoing] = useState<Doing | null>(null);
  const isPlaying = match.status === 'playing';
  const toggle = useClockToggle(snapshot, { act }, isTimed);
  if (!isTimed)
    return (
      <Panel title={texts.noClocks} testId="clock-panel">
        {isPlaying ? null : over}
      </Panel>
    );
  return (
    <Panel
      title={`${words.title} · ${clocks.running ? words.running : words.stopped}`}
      className="clock-panel"
      testId="clock-panel"
    >
      <div className="seat-clocks" data-many={match.threads.length > 2}>
        {match.threads.map(({ id }) => (
          <section key={id} aria-label={texts.board(id)}>
            <h3>{texts.board(id)}</h3>
            {seatsOf(match)
              .filter(({ thread }) => thread === id)
              .toSorted(byTeam)
              .map((seat) => (
                <SeatClock
                  key={seat.id}
                  snapshot={snapshot}
                  seat={seat}
                  onSet={() => setDoing({ what: 'set', seat })}
                  onFlag={() => setDoing({ what: 'flag', seat })}
                />
              ))}
          </section>
        ))}
      </div>
      <div className="clock-buttons">
        <ClockToggle
          {...{ snapshot, busy: pending }}
          words={{ start: texts.run(match.threads.length), stop: texts.stop(match.threads.length) }}
          onToggle={toggle}
        />
        {isPlaying ? null : <small>{over}</small>}
        <Refusal problem={problem} onDismiss={clear} testId="problem-clock" />
      </div>
      {doing === null ? null : <SeatWindow {...{ match, doing, flagText }} onClose={() => setDoing(null)} />}
    </Panel>
  );
};
