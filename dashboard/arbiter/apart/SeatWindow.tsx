import type { MatchView } from 'chess-match/client';
import { Dialog } from '../../shared';
import { useArbiterTexts } from '../../shared/arbiter/data';
import { AskDialog } from '../../shared/arbiter/AskDialog';
import { useSeatName, useTexts } from './parts';
import { SeatClockForm } from './SeatClockForm';
import { seatsOf, type Seat } from './seats';

export interface Doing {
  readonly what: 'set' | 'flag';
  readonly seat: Seat;
}

interface SeatWindowProps {
  readonly match: MatchView;
  readonly doing: Doing;
  /** What a flag costs. */
  readonly flagText: string;
  readonly onClose: () => void;
}

/** What is done with one player's clock: set, or its flag declared. */
export const SeatWindow = ({ match, doing, flagText, onClose }: SeatWindowProps) => {
  const { clock: words } = useArbiterTexts();
  const texts = useTexts();
  const nameOf = useSeatName();
  if (doing.what === 'set')
    return (
      <Dialog title={words.title} open onClose={onClose} testId="clock-dialog">
        <SeatClockForm match={match} seats={seatsOf(match)} first={doing.seat} />
      </Dialog>
    );
  return (
    <AskDialog
      version={match.version}
      onClose={onClose}
      asked={{
        title: texts.flagTitle(nameOf(doing.seat)),
        text: flagText,
        body: (expectedVersion) => ({
          type: 'flag',
          expectedVersion,
          thread: doing.seat.thread,
          side: doing.seat.side,
        }),
      }}
    />
  );
};
