import type { BoardView } from 'chess-match/client';
import { turnLabel } from 'chess-match/client/view';
import { arbiterOf, courseOf, motherOf } from 'chess-match/games/business';
import { useState } from 'react';
import { Dialog, Refusal } from '../../../shared';
import type { ArbiterSnapshot } from '../../../shared/arbiter/data';
import { withStop } from '../../../shared/arbiter/stopThen';
import { useAct } from '../../../shared/arbiter/useAct';
import { useStopped } from '../../../shared/arbiter/useStopped';
import { ComparedPosition } from './ComparedPosition';
import { CompareFacts, type Seen } from './CompareFacts';
import { CompareFoot } from './CompareFoot';
import { useBusinessArbiterTexts } from './texts';

interface CompareProps {
  readonly snapshot: ArbiterSnapshot;
  readonly view: BoardView;
  readonly onClose: () => void;
}

const seenIn = (snapshot: ArbiterSnapshot, view: BoardView): Seen => {
  const isFresh = arbiterOf(snapshot).copies.some(({ board, fresh }) => board === view.board && fresh);
  const source = motherOf(courseOf(snapshot), view.line);
  const mother = snapshot.boards.boards.find(({ line, status }) => status === 'live' && line === source?.branch);
  return { ply: snapshot.match.ply, view, mother: (isFresh && mother) || null };
};

/** The position as it stood when the window opened, large, to be compared with the board in the hall (B8). */
export const CompareDialog = ({ snapshot, view, onClose }: CompareProps) => {
  const words = useBusinessArbiterTexts().confirm;
  const { board } = view;
  const { version, ply } = snapshot.match;
  const stopped = useStopped(snapshot, words.noReason(board));
  const deed = withStop(useAct(version), stopped);
  const { act, pending, problem } = deed;
  const [seen, setSeen] = useState(() => seenIn(snapshot, view));
  const [differs, setDiffers] = useState(false);
  const source = motherOf(courseOf(snapshot), view.line);
  const isWaiting = arbiterOf(snapshot).unconfirmed.includes(board);
  const turn = seen.ply === 0 ? '' : turnLabel(seen.ply - 1);
  const confirm = async (confirmed: boolean): Promise<void> => {
    if (await act((expectedVersion) => ({ type: 'confirmBoard', expectedVersion, board, confirmed }))) onClose();
  };
  const deny = async (): Promise<void> => {
    const text = words.noText(board, turn);
    setDiffers(
      await stopped.run(deed, () => ({ type: 'noteIncident', expectedVersion: null, kind: 'technical', text })),
    );
  };
  return (
    <Dialog
      title={words.question(board)}
      open
      wide
      onClose={onClose}
      testId="compare"
      footer={
        <>
          <Refusal problem={problem} testId="problem-confirm" />
          <CompareFoot
            {...{ isWaiting, pending, differs }}
            onConfirm={(confirmed) => void confirm(confirmed)}
            onDeny={() => void deny()}
          />
        </>
      }
    >
      <div className="compare">
        <div>
          <ComparedPosition view={seen.view} isLarge />
        </div>
        <CompareFacts
          seen={seen}
          source={source}
          ply={ply}
          differs={differs}
          onShowNow={() => setSeen(seenIn(snapshot, view))}
        />
      </div>
    </Dialog>
  );
};
