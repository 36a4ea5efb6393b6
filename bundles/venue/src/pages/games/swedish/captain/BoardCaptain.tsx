import { boardName, branchColour, opponent, problemText, usePicking } from 'chess-match/client/drawing';
import type { Answer, CommandBody } from 'chess-match/client/contract';
import { TABLES_VIEWS, type EntryBoards, type VenueViews } from 'chess-match/contract/venue';
import { useRef, useState } from 'react';
import { useDevice, useTruth } from '../../../device/hooks';
import { BoardPanel } from '../../../kit/BoardPanel';
import { TruthBar } from '../../../frame/TruthBar';
import { TablesSheet } from '../../../tables/TablesSheet';
import { EntryBoard } from '../../../kit/EntryBoard';
import { FateNote } from '../../../captain/FateNote';
import { Head } from '../../../captain/Head';
import { HoldButton } from '../../../captain/HoldButton';
import { PressClock } from '../../../captain/PressClock';
import { Reserve } from '../../../kit/Reserve';
import { Refusal } from '../../../kit/Refusal';
import { barWord, clockStands } from '../../../captain/standing';
import { CAPTAIN_TEXTS } from '../../../captain/texts';
import { teamOf } from '../../../captain/teamOf';
import type { CaptainProps } from '../../../kit/display';
import { triedMove } from '../../../captain/triedMove';
import { useSend } from '../../../captain/useSend';
import { useTried } from '../../../captain/useTried';
import { WoodenNote } from '../../../captain/WoodenNote';

type View = VenueViews['boards']['boards'][number];
type BoardEntry = EntryBoards[number];

/** Boards that do not wait for one another: the own one to be played on, the partner's beside it. */
export const BoardCaptain = (props: CaptainProps) => {
  const { device, views, match, seat, self, language, own, texts: venueTexts } = props;
  const texts = CAPTAIN_TEXTS[language];
  const { kind: truth } = useTruth(device);
  const { wooden } = useDevice(device);
  const team = teamOf(props);
  const { send, refusal, fate, dismiss } = useSend(device);
  const [chosen, setChosen] = useState(seat.board ?? 1);
  const boards = views.boards?.boards ?? [];
  const active = boards.find(({ board }) => board === (seat.board ?? chosen));
  const bar = barWord(props, truth, team, texts);
  const { acts = null } = team ?? {};
  const expectedVersion = match.version;
  const whole = [
    ['offerDraw', texts.offerDraw],
    ['declineDraw', texts.declineDraw],
  ] as const;
  return (
    <main className="captain captain-boards" data-team={seat.team} data-version={match.version}>
      <Head {...props} own={seat.team} />
      <div className="partner">
        {boards
          .filter((view) => view !== active)
          .map((view) => (
            <button
              key={view.board}
              type="button"
              className="thumb partner-board"
              disabled={seat.board !== null}
              aria-label={texts.board(boardName(match, view.board))}
              data-testid={`thumb-${view.board}`}
              onClick={() => setChosen(view.board)}
            >
              <BoardPanel {...{ view, views, match, language, own }} texts={venueTexts} seenBy={seat.team} />
            </button>
          ))}
      </div>
      {active !== undefined && (
        <OwnBoard
          key={active.board}
          {...props}
          view={active}
          entry={team?.boards.find(({ board }) => board === active.board) ?? null}
          bar={bar}
          send={send}
        />
      )}
      <div className="captain-turn">
        <WoodenNote
          {...{ wooden, texts: texts.wood }}
          board={active?.board ?? null}
          nameOf={(board) => boardName(match, board)}
        />
        {acts !== null && acts.declineDraw === null && (
          <p className="offers" role="status" data-testid="offers">
            {texts.offered}
          </p>
        )}
        <Refusal {...{ language, texts }} problem={refusal} onDismiss={dismiss} />
        <FateNote {...{ fate, texts }} onDismiss={dismiss} />
        <div className="row">
          <TablesSheet
            {...{ match, language }}
            tables={views[TABLES_VIEWS[seat.team]]?.tables ?? []}
            team={seat.team}
            onDraft={
              bar === null
                ? (board, san) => {
                    const entry = team?.boards.find((one) => one.board === board);
                    if (entry !== undefined)
                      void send({
                        type: 'setDraft',
                        expectedVersion: entry.draft.version,
                        line: san,
                        thread: entry.thread,
                      });
                  }
                : null
            }
          />
          {acts !== null &&
            whole.map(
              ([type, words]) =>
                acts[type] === null && (
                  <HoldButton
                    key={type}
                    testId={type}
                    disabled={bar !== null}
                    onDone={() => void send({ type, expectedVersion, team: seat.team })}
                  >
                    {words}
                  </HoldButton>
                ),
            )}
          {acts !== null && acts.resign === null && (
            <HoldButton
              testId="resignMatch"
              disabled={bar !== null || !self.inPlay}
              onDone={() => void send({ type: 'resignMatch', expectedVersion, team: seat.team })}
            >
              {texts.resignMatch}
            </HoldButton>
          )}
        </div>
      </div>
    </main>
  );
};

interface OwnBoardProps extends CaptainProps {
  readonly view: View;
  /** Null while the opponent is to move. */
  readonly entry: BoardEntry | null;
  /** Why nothing can be entered. */
  readonly bar: string | null;
  readonly send: (body: CommandBody) => Promise<Answer>;
}

const OwnBoard = (props: OwnBoardProps) => {
  const { device, views, match, seat, view, entry, bar, send, language, texts: venueTexts } = props;
  const texts = CAPTAIN_TEXTS[language];
  const squares = useRef<HTMLDivElement>(null);
  const thread = match.threads.find(({ boards }) => boards.includes(view.board));
  const side = match.seats.find((one) => one.thread === thread?.id && one.team === seat.team)?.side ?? 'white';
  const field = { files: view.files, ranks: view.ranks, bottom: side };
  const draft = entry?.draft ?? null;
  const isMovable = bar === null && entry !== null && entry.move === null;
  const { why, ask } = useTried(device, `${thread?.ply ?? 0} ${draft?.line ?? ''}`, language);
  const picking = usePicking({
    movesOf: () => entry?.moves ?? [],
    field,
    squares,
    isEnabled: isMovable,
    onMove: ({ san }) => {
      if (entry !== null && draft !== null)
        void send({ type: 'setDraft', expectedVersion: draft.version, line: san, thread: entry.thread });
    },
    onRefused: (held, to) => {
      const text = triedMove(view.pieces, side, held, to);
      if (text !== null && entry !== null) ask(text, entry.thread);
    },
  });
  const before = { ...view, pieces: view.pieces };
  const after = draft !== null && draft.san !== null ? { ...view, pieces: draft.pieces, check: draft.check } : before;
  const { held } = picking;
  const code =
    held === null
      ? null
      : 'piece' in held
        ? `${side === 'white' ? 'w' : 'b'}${held.piece}`
        : (before.pieces[held.from] ?? null);
  const stands = clockStands({ views, seat }, entry?.thread);
  const isReady = isMovable && draft?.ready === true && !stands;
  const word =
    bar ??
    (entry === null
      ? venueTexts.notYourTurn
      : entry.move !== null
        ? problemText(entry.move, language)
        : draft !== null && draft.problem !== null
          ? problemText(draft.problem, language)
          : draft?.ready !== true
            ? texts.noMoveYet
            : stands
              ? texts.clockStands
              : texts.moveReady(draft.san ?? draft.line));
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
          <EntryBoard shown={after} before={before} field={field} picking={picking} heldCode={code} texts={texts} />
        </div>
        <Reserve
          reserves={view.reserves}
          side={side}
          onReserve={isMovable ? picking.onReserve : null}
          held={picking.held !== null && 'piece' in picking.held ? picking.held.piece : null}
          name={texts.reserve}
        />
      </section>
      <PressClock
        texts={texts}
        isReady={isReady}
        final={[]}
        word={why ?? word}
        tone={why !== null ? 'wrong' : isReady ? 'ready' : bar === null ? 'waits' : 'wrong'}
        onPress={() => {
          if (entry !== null && draft !== null)
            void send({
              type: 'commitTurn',
              expectedVersion: match.version,
              line: draft.line,
              thread: entry.thread,
            });
        }}
      >
        <TruthBar device={device} texts={venueTexts} />
      </PressClock>
    </>
  );
};
