import { ONE_MOVE, type ShownBoard, type TurnMaking } from 'chess-match/client/turn';
import { SERIES } from 'chess-match/games/progressive';
import { expect, it } from 'vitest';
import { GAMES } from '../../bundles/chess-match/src/games';
import type { Game } from '../../bundles/chess-match/src/games/common/game';
import type { GameEvent } from '../../bundles/chess-match/src/games/common/event';
import { random, type Random } from '../../bundles/chess-match/src/games/common/random';
import { take } from '../operator/model/completion';
import { stepCompletion } from '../operator/plain/completion';
import { turnMade } from '../operator/plain/useMaking';
import type { OperatorSnapshot } from '../operator/state/snapshot';
import type { LineWriting } from '../shared/writing';
import { WRITING as AS_TURN } from './belarusian/writing';
import { WRITING as AS_SERIES } from './progressive/writing';

type AnyGame = Game<unknown, unknown, { readonly type: string }, GameEvent>;
type Settings = Readonly<Record<string, unknown>>;

/** Pages on which a turn is made step by step, by the game they are of. */
const PAGES: readonly (readonly [
  game: string,
  making: TurnMaking<ShownBoard>,
  writing: LineWriting,
  all: readonly Settings[],
])[] = [
  [
    'progressive',
    SERIES,
    AS_SERIES,
    ['italian', 'scottish', 'english', 'take-all', 'logical', 'marseillais'].map((variant) => ({ variant })),
  ],
  [
    'belarusian',
    ONE_MOVE,
    AS_TURN,
    [
      ...['unified', 'original', 'szlachetny'].map((rules) => ({ rules })),
      { start: 'l3a3l/rrrr1rrrr/9/9/9/9/9/RRRR1RRRR/L3A3L w' },
      { start: '4ak3/9/9/9/9/9/9/9/K8 w' },
    ],
  ],
];
const TURNS = 6;
const TRIES = 5;
const NO_CLOCK = 0;

type Counts = Record<string, number>;
const count = (counts: Counts, what: string): void => {
  counts[what] = (counts[what] ?? 0) + 1;
};

/** The page of a game with this line on it, as the server has judged it. */
const pageOf = (game: AnyGame, state: unknown, making: TurnMaking<ShownBoard>, line: string) => {
  const drafted = game.withDraft(state, 'game', line);
  const { boards, match } = game.project(drafted);
  const draft = { ...game.turnEntry?.draft(drafted), version: 1, matchVersion: 1 };
  const entry = game.own?.entry?.(drafted, { game: 1 }, 1) ?? { game: null };
  const snapshot = { match, boards: { boards }, draft, entry } as unknown as OperatorSnapshot;
  const moves = game.turnEntry?.moves(drafted) ?? {};
  return { snapshot, turn: turnMade(making, snapshot, moves, line) };
};

/** What is wrong with a line as it is drafted: typed and made by hand it is the same, and is judged once. */
const faultsOf = (game: AnyGame, state: unknown): ((line: string) => string | null) => {
  const known = new Map<string, string | null>();
  const judge = (line: string): string | null => {
    const { items, problems } = game.turnEntry?.draft(game.withDraft(state, 'game', line)) ?? {
      items: [],
      problems: [],
    };
    return problems[0]?.code ?? items.find(({ problem }) => problem !== null)?.problem?.code ?? null;
  };
  return (line) => {
    if (!known.has(line)) known.set(line, judge(line));
    return known.get(line) ?? null;
  };
};
const isAccepted = (game: AnyGame, state: unknown, line: string): boolean =>
  game.decide(state, { type: 'commitTurn', line } as { readonly type: string }, NO_CLOCK).ok;

it.each(PAGES)(
  'what the page of %s offers by hand and while one types is accepted, what it does not is refused',
  (id, making, writing, all) => {
    const game = GAMES[id] as unknown as AnyGame;
    const counts: Counts = {};
    const checkPage = (state: unknown, line: string, draws: Random): string => {
      const { snapshot, turn } = pageOf(game, state, making, line);
      const faultOf = faultsOf(game, state);
      const movable = turn.boards.filter(turn.isMovable);
      const names = new Set(movable.flatMap(({ moves }) => moves.map(({ from, to }) => `${from ?? ''}${to}`)));
      for (const { board, moves } of movable) {
        for (const { san } of draws.chance(0.5) ? moves : moves.slice(0, TRIES)) {
          const made = turn.withMove(board, san);
          expect([line, made, faultOf(made)]).toEqual([line, made, null]);
          count(counts, 'hand true');
        }
        for (let tried = 0; tried < TRIES; tried += 1) {
          const squares = Object.keys(snapshot.boards.boards[0]?.pieces ?? {});
          const name = `${draws.pick(squares)}${draws.pick(squares)}`;
          if (names.has(name)) continue;
          expect([line, name, faultOf(turn.withMove(board, name)) === null]).toEqual([line, name, false]);
          count(counts, 'hand false');
        }
      }
      const { entry } = snapshot;
      if (entry.game === 'belarusian') {
        for (const { text } of entry.castlings) expect([text, isAccepted(game, state, text)]).toEqual([text, true]);
        expect(isAccepted(game, state, 'inauguration')).toBe(entry.inauguration);
        count(counts, `castling ${entry.castlings.length > 0}`);
        count(counts, `inauguration ${entry.inauguration}`);
      }
      const completion = stepCompletion(turn.made, turn.next, writing);
      for (const language of ['en', 'ru'] as const)
        for (const san of turn.next.slice(0, TRIES).map((move) => move.san)) {
          const typed = san.slice(0, draws.below(san.length));
          const begun = `${turn.made} ${typed}`.trimStart();
          const offered = completion.complete(begun, begun.length, language);
          expect([begun, offered.length > 0, typed === '' || completion.isBeginning(typed)]).toEqual([
            begun,
            true,
            true,
          ]);
          for (const suggestion of offered) {
            const taken = writing.read(take(begun, begun.length, suggestion).line).line;
            expect([begun, taken, faultOf(taken)]).toEqual([begun, taken, null]);
            count(counts, 'typed true');
          }
        }
      if (draws.chance(0.3) || movable.length === 0) return line;
      const { board, moves } = draws.pick(movable);
      return turn.withMove(board, draws.pick(moves).san);
    };
    for (const [seed, settings] of all.entries()) {
      const draws = random(seed);
      const begun = game.initial({ settings });
      let state = begun.ok ? begun.value : null;
      for (let turn = 0; turn < TURNS; turn += 1) {
        try {
          let line = '';
          for (let step = 0; step < 3; step += 1) line = checkPage(state, line, draws);
          checkPage(state, `${line} Zz9`.trim(), draws);
        } catch (error) {
          throw new Error(`${JSON.stringify(settings)}, turn ${turn}: ${String(error)}`, { cause: error });
        }
        const line = GAMES[id]?.randomTurn?.(state, draws) ?? null;
        if (line === null) break;
        expect(isAccepted(game, state, line)).toBe(true);
        const decided = game.decide(state, { type: 'commitTurn', line } as { readonly type: string }, NO_CLOCK);
        if (decided.ok) state = decided.value.reduce(game.evolve, state);
      }
    }
    expect(Math.min(counts['hand true'] ?? 0, counts['hand false'] ?? 0, counts['typed true'] ?? 0)).toBeGreaterThan(
      100,
    );
  },
  120_000,
);
