import { branchColour, inHallOrder } from 'chess-match/client/drawing';
import { lineIn, boardModels, isInPlay, isSettled, nextToMove, setMove } from 'chess-match/games/business';
import { useChipDrag } from 'chess-match/games/business/useChipDrag';
import type { DraftView, PreviewAnswer } from 'chess-match/client/contract';
import { lineOf, tidy } from 'chess-match/client/turn';
import { TABLES_VIEWS, type TeamView } from 'chess-match/contract/venue';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useDevice, useTruth } from '../../../device/hooks';
import { TruthBar } from '../../../frame/TruthBar';
import { TablesSheet } from '../../../tables/TablesSheet';
import { ActiveBoard } from './ActiveBoard';
import { BoardActs } from './BoardActs';
import { FateNote } from '../../../captain/FateNote';
import { finalWords, hasFinal } from './finalActs';
import { Head } from '../../../captain/Head';
import { Items } from '../../../captain/Items';
import { asksForBoards, chipTo, makingOn, takersOf, type Making } from './making';
import { MakingPanel } from './MakingPanel';
import { MoreActs } from './MoreActs';
import { PressClock } from '../../../captain/PressClock';
import type { CaptainProps } from '../../../captain/props';
import { Refusal } from '../../../kit/Refusal';
import { standingOf } from '../../../captain/standing';
import { CAPTAIN_TEXTS } from '../../../captain/texts';
import { Thumbs } from './Thumbs';
import { asksForDraw } from './thumbWord';
import { createTurnEntry } from '../../../captain/turnEntry';
import { useTried } from '../../../captain/useTried';
import { WoodenNote } from '../../../captain/WoodenNote';

/** Where this team prepares nothing. */
const NO_DRAFT: DraftView = {
  ...{ version: 0, matchVersion: 0, line: '', items: [], problems: [], lacks: [], ready: false },
  ...{ freeBoard: null, mayBranch: null, offered: [], boards: [], evidence: [] },
};

export const teamOf = ({ views, seat }: Pick<CaptainProps, 'views' | 'seat'>): TeamView | undefined =>
  seat.team === 'white' ? views.teamWhite : views.teamBlack;

/** The whole turn of a team whose boards wait for one another: moves, key change, ends, and the clock. */
export const TurnCaptain = (props: CaptainProps) => {
  const { device, views, match, seat, self, language, texts: venueTexts } = props;
  const texts = CAPTAIN_TEXTS[language];
  const { kind: truth } = useTruth(device);
  const { wooden } = useDevice(device);
  const team = teamOf(props);
  const [entry] = useState(() => createTurnEntry(device));
  const state = useSyncExternalStore(entry.onChange, entry.state);
  useEffect(() => entry.see(match, team), [entry, match, team]);
  const isCurrent = team?.matchVersion === match.version;
  const draft = (isCurrent ? team.draft : null) ?? NO_DRAFT;
  const isOwnTurn = isCurrent && team.draft !== null;
  const line = isOwnTurn ? lineOf(state.sync) : '';
  const boards = views.boards?.boards ?? [];
  const models = boardModels({ views: boards, draft, moves: isOwnTurn ? team.moves : {}, line });
  const inPlay = models.filter(isInPlay);
  const shown = inHallOrder(inPlay.length === 0 ? models.filter(({ kind }) => kind === 'ended') : inPlay);

  const offering = inPlay.filter(asksForDraw).map(({ board }) => board);

  const [chosen, setChosen] = useState(1);
  const [made, setMaking] = useState<{ readonly turn: string; readonly making: Making | null } | null>(null);
  const active = shown.find(({ board }) => board === chosen) ?? shown[0];
  const making = makingOn(line, made?.turn === state.sync.turn ? made.making : null);
  const make = (next: Making | null): void => setMaking({ turn: state.sync.turn, making: next });
  const options = views.options?.turn ?? null;
  const mayEnter =
    truth === 'live' && isOwnTurn && self.inPlay && team.entry !== 'operator' && match.status === 'playing';
  const giver = models.find(({ board }) => board === making?.board);
  const isAsking = making !== null && giver !== undefined && asksForBoards(line, making, giver.chipsBefore);
  const takers = mayEnter && isAsking ? takersOf(options, making) : [];
  /** Stands in the place of what could be done besides: a board that gives its chips away does nothing else. */
  const isMakingShown = isOwnTurn && making !== null && (isAsking || making.board === active?.board);

  const onLine = (next: string): void => entry.edit(() => next);
  const giveChip = (from: number, to: number): void => {
    const own = options?.boards.find(({ board }) => board === from);
    const rating = models.find(({ board }) => board === from)?.chipsBefore ?? 0;
    if (own === undefined || options === null) return;
    entry.edit((now) => chipTo(now, making, to, own, rating, options.passSize));
    if (making?.kind !== 'select') setMaking(null);
  };
  const { drag, grab } = useChipDrag(giveChip);
  const choose = (board: number): void => {
    if (making !== null && takers.includes(board)) giveChip(making.board, board);
    else setChosen(board);
  };

  const { why, ask } = useTried(device, `${state.sync.turn} ${line}`, language);
  const standing = standingOf({ props, truth, team, draft, line, isOwnTurn, texts });
  const isFinal = hasFinal(line);
  const [preview, setPreview] = useState<{ readonly line: string; readonly answer: PreviewAnswer } | null>(null);
  const isReady = mayEnter && standing.tone === 'ready' && !state.isBusy;
  useEffect(() => {
    if (!isReady || !isFinal) return;
    void device
      .preview({ type: 'commitTurn', expectedVersion: null, line })
      .then((answer) => setPreview({ line, answer }));
  }, [device, isReady, isFinal, line]);
  const final = isFinal ? finalWords(line, models, preview?.line === line ? preview.answer : null, language) : [];
  const press = (): void => {
    if (tidy(line) === tidy(draft.line)) void entry.act({ type: 'commitTurn', expectedVersion: match.version, line });
  };
  const last = views.turns?.turns.at(-1);
  return (
    <main
      className="captain captain-whole"
      data-team={seat.team}
      data-own-turn={isOwnTurn}
      data-version={match.version}
    >
      <Head {...props} own={seat.team} />
      <Thumbs
        models={shown}
        bottom={seat.team}
        active={active?.board ?? 0}
        takers={takers}
        chipOver={drag?.over ?? null}
        texts={texts}
        onChoose={choose}
      />
      {active !== undefined && (
        <ActiveBoard
          key={active.board}
          model={active}
          bottom={seat.team}
          isMovable={mayEnter && isInPlay(active) && !isSettled(active) && active.moves.length > 0}
          texts={texts}
          onGrab={mayEnter && active.kind === 'live' ? (event) => grab(active.board, event) : null}
          onMove={(san) => {
            entry.edit((now) => setMove(now, active.board, san));
            const next = nextToMove(models, active.board);
            if (next !== null) setChosen(next);
          }}
          onTried={(text) => ask(setMove('', active.board, text))}
        />
      )}
      <div className="board-side">
        <WoodenNote wooden={wooden} board={active?.board ?? null} nameOf={String} texts={texts.wood} />
        {isMakingShown && giver !== undefined && (
          <MakingPanel {...{ making, giver, takers, line, texts, onLine }} onMaking={make} />
        )}
        {isOwnTurn && !isMakingShown && options !== null && active !== undefined && (
          <BoardActs
            {...{ options, draft, line, making, texts, language, onLine }}
            model={active}
            isEnabled={mayEnter}
            onMaking={make}
          />
        )}
        {isOwnTurn && (
          <p className="key-change" data-testid="key-change">
            {standing.keyChange}
          </p>
        )}
        {!isOwnTurn && last !== undefined && (
          <p className="last-turn">
            {venueTexts.lastTurn}: <b>{`${last.turn} ${lineIn(last.line, language)}`}</b>
          </p>
        )}
      </div>
      <div className="captain-turn">
        <div className="turn-told">
          {offering.length > 0 && (
            <p className="offers" role="status" data-testid="offers">
              {texts.offeredOn(offering)}
            </p>
          )}
          {isOwnTurn && (
            <>
              <Items {...{ draft, line, texts, language, onLine }} isEnabled={mayEnter} />
              {draft.problems.map((problem) => (
                <Refusal key={problem.code} {...{ problem, language, texts }} />
              ))}
            </>
          )}
          {state.sync.notice !== null && (
            <div className="refusal" role="alert">
              <p>
                {state.sync.notice.kind === 'unsent'
                  ? texts.unsent(state.sync.notice.text)
                  : texts.replaced(state.sync.notice.text)}
              </p>
              <button type="button" onClick={() => entry.dismiss()}>
                {texts.understood}
              </button>
            </div>
          )}
          <Refusal {...{ language, texts }} problem={state.refusal} onDismiss={() => entry.dismiss()} />
          <FateNote fate={state.fate} texts={texts} onDismiss={() => entry.dismiss()} />
        </div>
        <div className="row">
          {isOwnTurn && (
            <>
              <button
                type="button"
                disabled={!mayEnter || state.before.length === 0}
                data-testid="undo-step"
                onClick={() => entry.undo()}
              >
                ↶ {texts.undo}
              </button>
              <button type="button" disabled={!mayEnter || line === ''} onClick={() => onLine('')}>
                {texts.clear}
              </button>
            </>
          )}
          <TablesSheet
            {...{ match, language }}
            tables={views[TABLES_VIEWS[seat.team]]?.tables ?? []}
            team={seat.team}
            onDraft={mayEnter ? (board, san) => entry.edit((now) => setMove(now, board, san)) : null}
          />
          <MoreActs {...{ device, match, views, seat, texts, entry }} isEnabled={truth === 'live' && self.inPlay} />
        </div>
      </div>
      <PressClock
        texts={texts}
        isReady={isReady}
        final={final}
        word={why ?? standing.word}
        tone={why === null ? standing.tone : 'wrong'}
        onPress={press}
      >
        <TruthBar device={device} texts={venueTexts} />
      </PressClock>
      {drag !== null && (
        <i className="chip flying" style={{ left: drag.x, top: drag.y, background: branchColour(drag.from) }} />
      )}
    </main>
  );
};
