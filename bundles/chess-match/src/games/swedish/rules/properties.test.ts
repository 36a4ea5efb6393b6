import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pieceAt, sameMove, type Move } from '../../chess/position';
import { readBpgn } from '../record/bpgn/readBpgn';
import { recordOf, type Names } from '../record/bpgn/record';
import { playBpgn } from '../record/bpgn/playBpgn';
import { writeBpgn } from '../record/bpgn/writeBpgn';
import type { Command } from './commands';
import { decide } from './decide';
import { evolve } from './evolve';
import { sitting } from './findings/sitting';
import { legalAfter, sansNow } from './legalAfter';
import { movesNow } from './moves/legal';
import { rulesOf } from './moves/rulesOf';
import { options } from './options';
import { replayJson } from '../record/replayJson';
import { BOARDS, TEAMS, type BoardId } from './seats';
import type { MadeMove, State } from './state';
import { fenOf, fold, T0 } from '../testing/play';
import { randomMatch, type RandomMatch, type Step } from '../testing/randomMatch';

const SLOW = 240_000;
const MATCHES = 90;
const LENGTH = 150;
const SETTINGS: readonly Readonly<Record<string, unknown>>[] = [
  {},
  { dropWithCheck: 'checkNotMate' },
  { dropWithCheck: 'none', namedMove: 'time' },
  { droppedRookCastles: false, repetition: 'draw', stalemate: 'draw' },
  {
    incrementMs: 2000,
    delayMs: 700,
    startA: 'rnbqkb1r/pppppppp/8/8/8/8/PPPPPPPP/RNBQKB1R[Nn] b HAha - 0 12',
  },
];
/** Seeds are fixed, so that a failure names the match. */
const matches: readonly RandomMatch[] = Array.from({ length: MATCHES }, (_, index) =>
  randomMatch(index + 1, LENGTH, SETTINGS[index % SETTINGS.length]),
);

const everyMatch = (check: (match: RandomMatch) => void): void => {
  for (const match of matches) {
    try {
      check(match);
    } catch (error) {
      throw new Error(`seed ${match.seed}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  }
};

const squareAt = (state: State, name: string): number => rulesOf(state.settings).squareByName.get(name) ?? -1;

const dropOn = (before: readonly MadeMove[], made: MadeMove, piece: string, square: string): boolean =>
  before.some(
    ({ board, side, move }) =>
      board === made.board && side === made.side && sameMove(move, { kind: 'drop', piece, to: square }),
  );

const isEnPassant = ({ before }: Step, board: BoardId, move: Move): boolean => {
  const { position } = before.boards[board];
  return (
    move.kind === 'move' &&
    position.enPassant === squareAt(before, move.to) &&
    pieceAt(position.squares, squareAt(before, move.from))?.type === 'p' &&
    move.from.slice(0, 1) !== move.to.slice(0, 1)
  );
};

/** The corner of a castling, by the square the king goes to. */
const CORNERS: Readonly<Record<string, string>> = { g1: 'h1', c1: 'a1', g8: 'h8', c8: 'a8' };

const seenIn = (step: Step, seen: Map<string, number>): void => {
  const count = (what: string): void => void seen.set(what, (seen.get(what) ?? 0) + 1);
  for (const event of step.events) {
    count(event.type);
    if (event.type !== 'movePlayed') continue;
    const { move, board } = event;
    const { moves } = step.before;
    if (move.kind === 'drop') count('drop');
    if (move.kind === 'move' && move.promotion !== null) count('promotion');
    const taken =
      move.kind === 'move' ? pieceAt(step.before.boards[board].position.squares, squareAt(step.before, move.to)) : null;
    if (taken?.promoted === true) count('promoted piece captured');
    if (event.san.startsWith('O-O') && dropOn(moves, event, 'r', CORNERS[move.to] ?? ''))
      count('castling with a dropped rook');
    const last = moves.findLast((made) => made.board === board);
    if (isEnPassant(step, board, move) && last?.move.kind === 'move' && dropOn(moves, last, 'p', last.move.from))
      count('en passant of a dropped pawn');
    if (event.end !== null) count(`end by ${event.end.reason}`);
  }
};

describe('random matches', () => {
  it(
    'reach drops, promotions, what is special about dropped pieces, sits and ends of every kind',
    { timeout: SLOW },
    () => {
      const seen = new Map<string, number>();
      everyMatch(({ steps }) => {
        for (const step of steps) {
          seenIn(step, seen);
          if (step.state.moves.length % 3 === 0)
            for (const board of BOARDS)
              if (sitting(step.state, board) !== null) seen.set('sits', (seen.get('sits') ?? 0) + 1);
        }
      });
      const reached = [
        'movePlayed',
        'drop',
        'promotion',
        'promoted piece captured',
        'castling with a dropped rook',
        'en passant of a dropped pawn',
        'sits',
        'end by mate',
        'clocksStarted',
        'clocksStopped',
        'clockSet',
        'timeAdded',
        'punished',
        'drawOffered',
        'drawDeclined',
        'resigned',
        'aborted',
      ];
      expect(reached.filter((what) => (seen.get(what) ?? 0) === 0)).toEqual([]);
      expect(seen.get('movePlayed')).toBeGreaterThan(4000);
      expect(seen.get('drop')).toBeGreaterThan(500);
      expect(seen.get('end by mate')).toBeGreaterThan(10);
    },
  );

  it('S2 S4 no piece is lost: 64 stand on the boards and lie in the reserves', { timeout: SLOW }, () => {
    everyMatch(({ steps }) => {
      for (const { state } of steps) {
        const pieces = BOARDS.map((board) => {
          const { squares, reserve } = state.boards[board].position;
          const held = Object.values(reserve).flatMap((side) => Object.values(side));
          return squares.filter((piece) => piece !== null).length + held.reduce((sum, count) => sum + count, 0);
        });
        expect(pieces.reduce((sum, count) => sum + count, 0)).toBe(64);
      }
    });
  });

  it(
    'S4 each side’s pieces of both boards are thirty-two still, its pawns and what they became sixteen',
    { timeout: SLOW },
    () => {
      everyMatch(({ state }) => {
        for (const side of ['white', 'black'] as const) {
          const types = BOARDS.flatMap((board) => {
            const { squares, reserve } = state.boards[board].position;
            const standing = squares.flatMap((piece) =>
              piece?.side === side ? [piece.promoted ? 'p' : piece.type] : [],
            );
            const lying = Object.entries(reserve[side]).flatMap(([type, count]) =>
              Array.from({ length: count }, () => type),
            );
            return [...standing, ...lying];
          });
          const count = (type: string): number => types.filter((each) => each === type).length;
          expect([count('p'), count('n'), count('b'), count('r'), count('q'), count('k')]).toEqual([16, 4, 4, 4, 2, 2]);
        }
      });
    },
  );

  it('the events fold to the state, through JSON, to the letter', { timeout: SLOW }, () => {
    everyMatch(({ initial, events, state }) => {
      const folded = fold(initial, JSON.parse(JSON.stringify(events)) as typeof events);
      expect(JSON.stringify(folded)).toBe(JSON.stringify(state));
    });
  });

  it(
    'a legal move is one that decide accepts, and no other; SAN of one board are all different',
    { timeout: SLOW },
    () => {
      everyMatch(({ steps }) => {
        for (const { state, atMs } of steps.filter((_, index) => index % 25 === 7)) {
          if (state.end !== null) continue;
          for (const board of BOARDS) {
            const sans = sansNow(state, board);
            expect(new Set(sans.map(({ san }) => san)).size).toBe(sans.length);
            const { move, moves } = opened(state, board, atMs);
            expect([move, moves]).toEqual([null, sans]);
            for (const { san, move: meant } of sans.filter((_, index) => index % 9 === 0)) {
              const drafted = legalAfter(state, board, san, atMs);
              const pressed = decide(state, { type: 'press', board, text: san }, atMs);
              if (!drafted.ok || !pressed.ok) throw new Error(`${san} is refused`);
              const after = fold(state, pressed.value);
              expect(drafted.value.move).toEqual({ san, move: meant });
              expect(drafted.value.position).toEqual(after.boards[board].position);
              expect(drafted.value.mates).toBe(after.end?.reason === 'mate');
            }
          }
        }
      });
    },
  );

  const opened = (state: State, board: BoardId, atMs: number) => {
    const empty = legalAfter(state, board, '', atMs);
    if (!empty.ok) throw new Error(empty.error.code);
    return empty.value;
  };

  it('S7 whatever is agreed of drops with check, mate is the same', { timeout: SLOW }, () => {
    let checks = 0;
    everyMatch(({ steps }) => {
      for (const { state, events } of steps) {
        const [event] = events;
        if (event?.type !== 'movePlayed' || !/[+#]$/.test(event.san)) continue;
        const { position } = state.boards[event.board];
        const full = {
          ...position,
          reserve: { ...position.reserve, [position.toMove]: { q: 1, r: 1, b: 1, n: 1, p: 1 } },
        };
        const helped = (['all', 'checkNotMate', 'none'] as const).map(
          (dropWithCheck) => movesNow({ ...state.settings, dropWithCheck }, full).length > 0,
        );
        checks += 1;
        expect(new Set(helped).size).toBe(1);
        expect(helped[0]).toBe(!event.san.endsWith('#'));
      }
    });
    expect(checks).toBeGreaterThan(300);
  });
});

const NAMES: Names = {
  event: 'Cup "N"',
  date: '2026.11.22',
  whiteA: 'Ann',
  blackA: 'Bo\\b',
  whiteB: 'C{}',
  blackB: '',
};

describe('records of random matches', () => {
  it(
    'written, read and played again they come to the same boards and the same end; written again, the same text',
    { timeout: SLOW },
    () => {
      let clocks = 0;
      everyMatch(({ state }) => {
        const text = writeBpgn(recordOf(state, NAMES));
        const read = readBpgn(text);
        if (!read.ok) throw new Error(`${read.error.code} ${read.error.line} ${read.error.token}`);
        expect(writeBpgn(read.value)).toBe(text);
        const played = playBpgn(read.value, T0);
        if (!played.ok) throw new Error(JSON.stringify(played.error));
        const again = played.value.state;
        expect(BOARDS.map((board) => fenOf(again, board))).toEqual(BOARDS.map((board) => fenOf(state, board)));
        expect(replayJson(again)).toEqual(replayJson(state));
        clocks += again.moves.filter(({ clockMs }) => clockMs !== null).length;
        expect(writeBpgn(recordOf(again, NAMES))).toBe(text);
      });
      expect(clocks).toBeGreaterThan(4000);
    },
  );
});

describe('whatever comes in', () => {
  const board = fc.constantFrom(...BOARDS);
  const side = fc.constantFrom('white' as const, 'black' as const);
  const team = fc.constantFrom(...TEAMS);
  const reason = fc.string();
  const ms = fc.oneof(fc.integer(), fc.double());
  const fen = fc.oneof(fc.string(), fc.constantFrom(...matches.map(({ state }) => fenOf(state, 'A'))));
  const move = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[KQRBNPa-h@x1-8=+#O-]{1,7}$/));
  const command: fc.Arbitrary<Command> = fc.oneof(
    fc.record({ type: fc.constant('press'), board, text: move }),
    fc.record({ type: fc.constant('startClocks') }),
    fc.record({ type: fc.constant('stopClocks'), reason }),
    fc.record({ type: fc.constant('flag'), board, side }),
    fc.record({ type: fc.constant('resign'), team }),
    fc.record({ type: fc.constant('offerDraw'), team }),
    fc.record({ type: fc.constant('declineDraw'), team }),
    fc.record({ type: fc.constant('demandMove'), team, board }),
    fc.record({ type: fc.constant('setClock'), board, side, remainingMs: ms, reason }),
    fc.record({ type: fc.constant('addTime'), board, side, ms, reason }),
    fc.record({ type: fc.constant('punish'), board, side, reason }),
    fc.record({ type: fc.constant('correctPosition'), board, fen, reason }),
    fc.record({ type: fc.constant('correctReserve'), board, side, piece: fc.string(), count: ms, reason }),
    fc.record({ type: fc.constant('abort'), reason }),
  );

  it('decide, evolve and options never throw; a refusal has a code and a rule', { timeout: SLOW }, () => {
    const states = matches.map(({ steps, state }) => steps[Math.floor(steps.length / 2)]?.state ?? state);
    fc.assert(
      fc.property(
        fc.constantFrom(...states),
        command,
        fc.integer({ min: T0, max: T0 + 9e6 }),
        (state, asked, nowMs) => {
          const decided = decide(state, asked, nowMs);
          if (!decided.ok) {
            expect(decided.error.code).toMatch(/^swedish\/[a-z]+\/[a-z_]+$/);
            expect(decided.error.rule).toMatch(/^S\d+/);
            return;
          }
          const after = decided.value.reduce(evolve, state);
          expect(JSON.parse(JSON.stringify(after))).toEqual(after);
        },
      ),
      { numRuns: 1500, seed: 5 },
    );
    for (const state of states.slice(0, 12)) {
      for (const each of BOARDS) expect(options(state, each, T0).board).toBe(each);
    }
  });
});
