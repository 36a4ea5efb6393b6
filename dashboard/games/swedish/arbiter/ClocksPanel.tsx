import { SIDES } from 'chess-match/client/view';
import { useState } from 'react';
import { Dialog, Panel, Refusal } from '../../../shared';
import { useArbiterTexts, type ArbiterSnapshot } from '../../../shared/arbiter/data';
import { useAct } from '../../../shared/arbiter/useAct';
import { AskDialog } from '../../../shared/arbiter/AskDialog';
import { ClockToggle } from '../../../arbiter/ClockToggle';
import { useClockToggle } from '../../../arbiter/useClockToggle';
import { useSeatName, useTexts } from './parts';
import { SeatClock } from './SeatClock';
import { SeatClockForm } from './SeatClockForm';
import { seatsOf, type Seat } from './seats';

type Doing = { readonly what: 'set' | 'flag'; readonly seat: Seat };

/** A team stands in one row across the boards. */
const byTeam = (one: Seat, other: Seat): number => SIDES.indexOf(one.team) - SIDES.indexOf(other.team);

/** The four clocks, a board a column; both boards' clocks start and stop together (S1). */
export const ClocksPanel = ({ snapshot }: { readonly snapshot: ArbiterSnapshot }) => {
  const { clock: words, over } = useArbiterTexts();
  const texts = useTexts();
  const nameOf = useSeatName();
  const { match, clocks } = snapshot;
  const { act, pending, problem, clear } = useAct(match.version);
  const [doing, setDoing] = useState<Doing | null>(null);
  const isPlaying = match.status === 'playing';
  const isTimed = match.settings['moveForMove'] !== true;
  const toggle = useClockToggle(
    snapshot,
    { act },
    { en: 'Start or stop the clocks', ru: 'Пустить или остановить часы' },
    isTimed,
  );
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
      <div className="seat-clocks">
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
          words={{ start: texts.bothRun, stop: texts.bothStop }}
          onToggle={toggle}
        />
        {isPlaying ? null : <small>{over}</small>}
        <Refusal problem={problem} onDismiss={clear} testId="problem-clock" />
      </div>
      {doing?.what === 'set' ? (
        <Dialog title={words.title} open onClose={() => setDoing(null)} testId="clock-dialog">
          <SeatClockForm match={match} seats={seatsOf(match)} first={doing.seat} />
        </Dialog>
      ) : null}
      {doing?.what === 'flag' ? (
        <AskDialog
          version={match.version}
          onClose={() => setDoing(null)}
          asked={{
            title: texts.flagTitle(nameOf(doing.seat)),
            text: texts.flagText,
            body: (expectedVersion) => ({
              type: 'flag',
              expectedVersion,
              thread: doing.seat.thread,
              side: doing.seat.side,
            }),
          }}
        />
      ) : null}
    </Panel>
  );
};
