import type { BoardsView } from '@schemas/boards';
import { expect, it } from 'vitest';
import { DEFAULT_RULES, type TeamView } from '../../contract/venue';
import type { ShownBoard } from '../../entry/turnMaking';
import { GAMES } from '../../games';
import type { Game } from '../../games/common/game';
import type { GameEvent } from '../../games/common/event';
import { random, type Random } from '../../games/common/random';
import { SIDES } from '../../games/common/sides';
import { makingOf } from '../../games/makings';
import { draftView } from '../publish/draftView';
import { movesView } from '../publish/movesView';
import { entryView } from '../publish/ownViews';
import { onAirViews } from '../publish/views';
import { createBench, type Bench } from '../testing/bench';
import { teamView } from './teamView';

type AnyGame = Game<unknown, unknown, { readonly type: string }, GameEvent>;
type Command = { readonly type: string; readonly [field: string]: unknown };

/** Seeds are fixed, so that a failure names the match. */
const MATCHES = 4;
const TURNS = 14;
/** Moves that no page offers are tried so many at a time, and about so many that are offered. */
const TRIES = 4;
const MOST = 6;
const SLOW = 240_000;

/** A match that is played, as its pages have it. */
const seenIn = (bench: Bench) => {
  const standing = bench.published.at(-1);
  const open = bench.commands.open();
  if (standing === undefined || open === null) throw new Error('nothing was published');
  const { boards, match } = onAirViews(standing, false);
  const moves = { version: standing.version, boards: movesView(open) };
  const sources = { match, draft: draftView(standing), entry: entryView(standing), moves };
  const teamOf = (team: 'white' | 'black'): TeamView => {
    const view = teamView(team, sources, DEFAULT_RULES);
    if (view === null) throw new Error(`the view of ${team} is of several versions`);
    return view;
  };
  const game = open.game as unknown as AnyGame;
  const { state } = open.history;
  return { boards, match, teamOf, game, state, nowMs: bench.time.nowMs };
};
type Seen = ReturnType<typeof seenIn>;

const faultOf = ({ game, state, nowMs }: Seen, command: Command): string | null => {
  const decided = game.decide(state, command, nowMs);
  return decided.ok ? null : decided.error.code;
};

/** How often something was offered and accepted, and not offered and refused. */
type Counts = Record<string, number>;
const count = (counts: Counts, what: string): void => {
  counts[what] = (counts[what] ?? 0) + 1;
};

/** What is offered of the whole game, to each team. */
const checkActs = (seen: Seen, counts: Counts): void => {
  for (const team of SIDES) {
    const { acts } = seen.teamOf(team);
    if (acts === null) continue;
    const rows = [
      ['offerDraw', acts.offerDraw],
      ['declineDraw', acts.declineDraw],
      ['resignMatch', acts.resign],
    ] as const;
    for (const [type, bar] of rows) {
      expect([type, team, bar?.code ?? null]).toEqual([type, team, faultOf(seen, { type, team })]);
      count(counts, `${type} ${bar === null}`);
    }
  }
};

/** Boards that do not wait for one another: each offers its moves and drops. */
const checkApart = (seen: Seen, counts: Counts, pool: readonly string[]): void => {
  for (const { thread, moves } of SIDES.flatMap((team) => seen.teamOf(team).boards)) {
    const sans = new Set(moves.map(({ san }) => san));
    for (const line of sans) {
      expect([thread, line, faultOf(seen, { type: 'commitTurn', thread, line })]).toEqual([thread, line, null]);
      count(counts, 'move true');
    }
    for (const line of pool.filter((san) => !sans.has(san)).slice(0, TRIES)) {
      const decided = seen.game.decide(seen.state, { type: 'commitTurn', thread, line } as Command, seen.nowMs);
      count(counts, `move ${decided.ok}`);
      if (!decided.ok) continue;
      const [event] = decided.value as unknown as readonly { readonly san?: string }[];
      expect([line, sans.has(event?.san ?? '')]).toEqual([line, true]);
    }
  }
};

type Pieces = BoardsView['boards'][number]['pieces'];
/** What a line comes to on a board: what is wrong with its last item there, or anywhere, and how the pieces stand. */
const comesTo = ({ game, state, match }: Seen, line: string, board: number) => {
  const drafted = game.turnEntry?.draft(game.withDraft(state, match.threads[0]?.id ?? '', line));
  const items = drafted?.items.filter((item) => item.board === board && item.kind === 'move') ?? [];
  const pieces: Pieces = drafted?.boards.find((each) => each.board === board)?.pieces ?? {};
  const wrong = drafted?.problems[0] ?? drafted?.items.find((item) => item.problem !== null)?.problem;
  const problem = items.at(-1)?.problem?.code ?? null;
  return { problem, anywhere: wrong?.code ?? null, pieces, ready: drafted?.ready === true };
};

/** Some moves of a board of a turn that is made by hand, and some that are none. */
const checkBoard = (
  seen: Seen,
  { board, moves }: ShownBoard,
  line: string,
  counts: Counts,
  pool: readonly string[],
): void => {
  const making = makingOf(seen.match.game);
  const isWhole = comesTo(seen, line, board).anywhere === null;
  const stands = new Set<string>();
  const stride = 1 + Math.floor(moves.length / MOST);
  for (const [index, { san }] of moves.entries()) {
    const next = making.withMove(line, board, san);
    const { problem, anywhere, pieces, ready } = comesTo(seen, next, board);
    stands.add(JSON.stringify(pieces));
    if (index % stride !== 0) continue;
    const what = [line, `${board}:${san}`];
    expect([...what, isWhole ? anywhere : problem]).toEqual([...what, null]);
    expect([next, ready]).toEqual([next, faultOf(seen, { type: 'commitTurn', line: next }) === null]);
    count(counts, `move true`);
    if (ready) count(counts, 'press true');
  }
  for (const san of pool.filter((each) => !moves.some((move) => move.san === each)).slice(0, TRIES)) {
    const { problem: own, anywhere, pieces } = comesTo(seen, making.withMove(line, board, san), board);
    const problem = isWhole ? anywhere : own;
    // What is read as a move after all is one of those that are offered, written otherwise.
    if (problem === null) expect([line, `${board}:${san}`, stands.has(JSON.stringify(pieces))]).toContain(true);
    count(counts, `move ${problem === null}`);
  }
};

/** A turn begun as some of these items, and made on by hand, board by board; everything offered on the way is tried. */
const checkTurn = async (
  bench: Bench,
  begun: readonly string[],
  draws: Random,
  counts: Counts,
  pool: string[],
): Promise<void> => {
  const making = makingOf(seenIn(bench).match.game);
  let line = begun.filter(() => draws.chance(0.6)).join(' ');
  for (let step = 0; step < 4; step += 1) {
    const thread = seenIn(bench).match.threads[0]?.id;
    await bench.send({ type: 'setDraft', thread, line });
    const seen = seenIn(bench);
    const team = SIDES.find((side) => seen.teamOf(side).draft !== null);
    if (team === undefined) return;
    const view = seen.teamOf(team);
    const { draft, moves, next, own } = view;
    if (draft === null) return;
    const models = making.boards({ views: seen.boards.boards, draft, moves, next, own, line });
    const movable = models.filter((model) => making.isInPlay(model) && making.isMovable(model));
    for (const model of movable) checkBoard(seen, model, line, counts, pool);
    if (movable.length === 0) return;
    const model = draws.pick(movable);
    const { san } = draws.pick(model.moves);
    pool.push(san);
    line = making.withMove(line, model.board, san);
  }
};

it.each(Object.values(GAMES))(
  'what a team is offered in $id is accepted, what it is not is refused, over random matches and drafts',
  { timeout: SLOW },
  async ({ id, randomTurn }) => {
    const counts: Counts = {};
    for (let seed = 1; seed <= MATCHES; seed += 1) {
      const bench = createBench({ parts: { games: GAMES, defaultGame: id } });
      const draws = random(seed);
      const pool: string[] = [];
      const making = makingOf(id);
      await bench.newMatch();
      await bench.send({ type: 'startClock' });
      for (let turn = 0; turn < TURNS && seenIn(bench).match.status === 'playing'; turn += 1) {
        if (draws.chance(0.2)) await bench.send({ type: 'offerDraw', team: draws.pick(SIDES) });
        const another = randomTurn?.(seenIn(bench).state, draws) ?? '';
        try {
          checkActs(seenIn(bench), counts);
          checkApart(seenIn(bench), counts, pool);
          await checkTurn(bench, [], draws, counts, pool);
          await checkTurn(bench, making.grammar.textsOf(another), draws, counts, pool);
        } catch (error) {
          throw new Error(`seed ${seed}, turn ${turn}: ${String(error)}`, { cause: error });
        }
        const { state } = seenIn(bench);
        const line = randomTurn?.(state, draws) ?? '';
        pool.push(...line.split(' ').flatMap((word) => /^(?:\w+:)?([A-Za-z].*\d.*|O-O.*)$/.exec(word)?.[1] ?? []));
        await bench.send({ type: 'commitTurn', line });
        bench.time.nowMs += draws.below(5000);
      }
      checkActs(seenIn(bench), counts);
    }
    expect(Math.min(counts['move true'] ?? 0, counts['move false'] ?? 0)).toBeGreaterThan(100);
  },
);
