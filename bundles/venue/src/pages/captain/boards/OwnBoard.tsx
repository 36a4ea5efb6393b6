import { boardName, branchColour, opponent, usePicking } from 'chess-match/client/drawing';
import { lineOf, tidy } from 'chess-match/client/turn';
import type { EntryBoards, VenueViews } from 'chess-match/contract/venue';
import { useRef, useSyncExternalStore } from 'react';
import { PressClock } from '../PressClock';
import { clockStands } from '../standing';
import { CAPTAIN_TEXTS } from '../texts';
import { triedMove } from '../triedMove';
import { isUnderWay, type TurnEntry } from '../turnEntry';
import { useTried } from '../useTried';
import { TruthBar } from '../../frame/TruthBar';
import type { CaptainProps } from '../../kit/display';
import { EntryBoard } from '../../kit/EntryBoard';
import { Reserve } from '../../kit/Reserve';
import { endOf } from './endOf';
import { heldCode } from './heldCode';
import { ownBoardWord } from './ownBoardWord';

interface OwnBoardProps extends CaptainProps {
  readonly view: VenueViews['boards']['boards'][number];
  readonly entry: TurnEntry;
  /** What the server says of the move being prepared; null while the opponent is to move. */
  readonly prepared: EntryBoards[number] | null;
  /** Why nothing can be entered. */
  readonly bar: string | null;
}

/** Where the board is played, and which side of it a team has. */
const placeOf = (match: OwnBoardProps['match'], board: number, team: OwnBoardProps['seat']['team']) => {
  const thread = match.threads.find(({ boards }) => boards.includes(board));
  return { thread, side: match.seats.find((one) => one.thread === thread?.id && one.team === team)?.side ?? 'white' };
};

/** How the clock's button looks: a refusal is wrong, and so is whatever bars the board. */
const toneOf = (why: string | null, isReady: boolean, bar: string | null) => {
  if (why !== null) return 'wrong';
  if (isReady) return 'ready';
  return bar === null ? 'waits' : 'wrong';
};

/** The board that is played on, with both reserves, and its clock. */
export const OwnBoard = (props: OwnBoardProps) => {
  const { device, views, match, seat, view, entry, prepared, bar, language, texts: venueTexts } = props;
  const texts = CAPTAIN_TEXTS[language];
  const squares = useRef<HTMLDivElement>(null);
  const state = useSyncExternalStore(entry.onChange, entry.state);
  const { thread, side } = placeOf(match, view.board, seat.team);
  const field = { files: view.files, ranks: view.ranks, bottom: side };
  const draft = prepared?.draft ?? null;
  const isMovable = bar === null && prepared !== null && prepared.move === null && !isUnderWay(state);
  const { why, ask } = useTried(device, `${thread?.ply ?? 0} ${draft?.line ?? ''}`, language);
  const picking = usePicking({
    movesOf: () => prepared?.moves ?? [],
    field,
    squares,
    isEnabled: isMovable,
    onMove: ({ san }) => entry.edit(() => san),
    onRefused: (held, to) => {
      const text = triedMove(view.pieces, side, held, to);
      if (text !== null && prepared !== null) ask(text, prepared.thread);
    },
  });
  const after = draft !== null && draft.san !== null ? { ...view, pieces: draft.pieces, check: draft.check } : view;
  const { held } = picking;
  const code = heldCode(held, side, view.pieces);
  const stands = clockStands({ views, seat }, thread?.id);
  const isChecked = draft !== null && tidy(draft.line) === tidy(lineOf(state.entry.draft));
  const isReady = isMovable && isChecked && draft.ready && !stands;
  const end = endOf(view, language);
  const word = ownBoardWord({ bar, end, prepared, isChecked, stands }, language, venueTexts.notYourTurn);
  return (
    <>
      <section className="active-board" data-board={view.board} data-movable={isMovable}>
        <header>
          <b className="badge" style={{ background: branchColour(view.board) }}>
            {boardName(match, view.board)}
          </b>
          <Reserve reserves={view.reserves} side={opponent(side)} onReserve={null} held={null} name={texts.reserve} />
        </header>
        <div ref={squares} className="squares">
          <EntryBoard shown={after} before={view} field={field} picking={picking} heldCode={code} texts={texts} />
        </div>
        <Reserve
          {...{ side, reserves: view.reserves, name: texts.reserve }}
          onReserve={isMovable ? picking.onReserve : null}
          held={held !== null && 'piece' in held ? held.piece : null}
        />
      </section>
      <PressClock
        texts={texts}
        isReady={isReady}
        final={[]}
        word={why ?? word}
        tone={toneOf(why, isReady, bar)}
        onPress={() => entry.press()}
      >
        <TruthBar device={device} texts={venueTexts} />
      </PressClock>
    </>
  );
};
