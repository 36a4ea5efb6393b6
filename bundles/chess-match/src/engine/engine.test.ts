import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ORTHODOX_REFEREE } from '../games/chess/referee';
import { Engine } from './engine';
import { NODES } from './queue';
import type { ProgramEvents } from './session';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const AFTER_E4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1';
const KNIGHTS_OUT = 'rnbqkb1r/pppppppp/5n2/8/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 2 2';
const MATED = 'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3';
const PATIENCE_MS = 1000;

/** A program whose words a test says. */
interface Fake {
  readonly heard: string[];
  readonly events: ProgramEvents;
  isKilled: boolean;
}

const fakes: Fake[] = [];
const changes = vi.fn();
let engine: Engine;

const create = (share = 100): Engine =>
  new Engine({
    start: (events) => {
      const fake: Fake = { heard: [], events, isKilled: false };
      fakes.push(fake);
      return {
        write: (text) => void fake.heard.push(...text.trim().split('\n')),
        kill: () => {
          fake.isKilled = true;
        },
      };
    },
    options: { Hash: '64' },
    referee: ORTHODOX_REFEREE,
    later: (action, ms) => {
      const timer = setTimeout(action, ms);
      return () => clearTimeout(timer);
    },
    patienceMs: PATIENCE_MS,
    searchMs: 10 * PATIENCE_MS,
    share,
    now: Date.now,
    onChange: changes,
  });

const last = (): Fake => {
  const fake = fakes.at(-1);
  if (fake === undefined) throw new Error('No program was started.');
  return fake;
};
const say = (...lines: readonly string[]): void => last().events.said(lines.map((line) => `${line}\n`).join(''));
const open = (): void => say('id name Fake 1', 'uciok', 'readyok');
const answer = (move: string, hundredths = 30): void =>
  say(`info depth 14 multipv 1 score cp ${hundredths} nodes 9 pv ${move}`, `bestmove ${move}`);
const searches = (): readonly string[] => last().heard.filter((line) => /^(position|go|stop)/.test(line));

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  fakes.length = 0;
  changes.mockClear();
  engine = create();
  engine.start();
});
afterEach(() => {
  engine.stop();
  vi.useRealTimers();
});

describe('an engine', () => {
  it('is asked for what stands now, one after another, and believed of that position alone', () => {
    engine.look({ now: [AFTER_E4, START], asked: [], past: [] });
    open();
    expect(last().heard.slice(0, 3)).toEqual(['uci', 'setoption name Hash value 64', 'isready']);
    expect(searches()).toEqual([`position fen ${AFTER_E4}`, `go nodes ${NODES[0]}`]);
    answer('e7e5', -30);
    expect(engine.of(AFTER_E4)).toMatchObject({
      nodes: NODES[0],
      score: { kind: 'pawns', hundredths: 30 },
      variations: [{ moves: ['e5'] }],
    });
    expect(engine.of(START)).toBeNull();
    expect(searches().slice(2)).toEqual([`position fen ${START}`, `go nodes ${NODES[0]}`]);
  });

  it('gives up what is not looked at any more, and what it says of that is not kept', () => {
    engine.look({ now: [START], asked: [], past: [] });
    open();
    answer('e2e4');
    engine.look({ now: [AFTER_E4], asked: [], past: [START] });
    expect(searches().at(-1)).toBe('stop');
    answer('d2d4', 500);
    expect(engine.of(START)).toMatchObject({ nodes: NODES[0], score: { hundredths: 30 } });
    expect(searches().slice(-2)).toEqual([`position fen ${AFTER_E4}`, `go nodes ${NODES[0]}`]);
  });

  it('is not asked for a position in which nobody can move', () => {
    engine.look({ now: [MATED], asked: [], past: [] });
    open();
    expect(searches()).toEqual([]);
  });

  it('rests so that it uses no more than its share', () => {
    engine.stop();
    engine = create(25);
    engine.start();
    engine.look({ now: [START, AFTER_E4], asked: [], past: [] });
    open();
    vi.advanceTimersByTime(100);
    answer('e2e4');
    vi.advanceTimersByTime(299);
    expect(searches()).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(searches()).toHaveLength(4);
  });
});

it('what an engine said of one position is not taken for another', () => {
  engine.look({ now: [START, KNIGHTS_OUT], asked: [], past: [] });
  open();
  answer('e2e4');
  say('bestmove e2e4');
  expect([engine.of(KNIGHTS_OUT), engine.status().failure?.kind]).toEqual([null, 'untrue']);
});

it('an engine tells one variation at the first look, so that it goes deeper, and three after that', () => {
  engine.look({ now: [START], asked: [], past: [] });
  open();
  answer('e2e4');
  expect(last().heard.slice(3)).toEqual([
    ...[`position fen ${START}`, `go nodes ${NODES[0]}`],
    ...['setoption name MultiPV value 3', `position fen ${START}`, `go nodes ${NODES[1]}`],
  ]);
});

describe('a position that somebody asks for', () => {
  it('comes after the first look at what stands, with three lines, and is dropped once it is left', () => {
    engine.look({ now: [START], asked: [AFTER_E4], past: [] });
    open();
    answer('e2e4');
    answer('e7e5', -20);
    expect(engine.of(AFTER_E4)).toMatchObject({ nodes: NODES[0], score: { hundredths: 20 } });
    expect(last().heard.slice(-3)).toEqual([
      ...['setoption name MultiPV value 3', `position fen ${AFTER_E4}`, `go nodes ${NODES[1]}`],
    ]);
    engine.look({ now: [START], asked: [KNIGHTS_OUT], past: [] });
    expect(searches().at(-1)).toBe('stop');
    answer('d7d5', 300);
    expect(engine.of(AFTER_E4)).toMatchObject({ nodes: NODES[0], score: { hundredths: 20 } });
    expect(searches().slice(-2)).toEqual([`position fen ${KNIGHTS_OUT}`, `go nodes ${NODES[0]}`]);
  });

  it('is not asked for again if the engine fails over it; what stands in the match is', () => {
    engine.look({ now: [START], asked: [AFTER_E4], past: [] });
    open();
    answer('e2e4');
    last().events.gone('SIGSEGV');
    expect([engine.refuses(AFTER_E4), engine.of(AFTER_E4)]).toEqual([true, null]);
    vi.advanceTimersByTime(1000);
    open();
    expect(searches().slice(0, 2)).toEqual([`position fen ${START}`, `go nodes ${NODES[1]}`]);
    last().events.gone('SIGSEGV');
    expect(engine.refuses(START)).toBe(false);
  });

  it.each([
    ['garbage', 'info depth 9 score cp 1 pv e2e4 e2e4'],
    ['an answer for another position', 'info depth 14 score cp 900 pv d2d4'],
  ])('is told nothing of after %s', (_what, line) => {
    engine.look({ now: [], asked: [AFTER_E4], past: [] });
    open();
    say(line, 'bestmove d2d4');
    expect([engine.status().failure?.kind, engine.of(AFTER_E4), engine.refuses(AFTER_E4)]).toEqual([
      'untrue',
      null,
      true,
    ]);
  });
});

describe('an engine that does no good is ended, told of, and started again later and later:', () => {
  const failure = () => engine.status().failure?.kind;
  beforeEach(() => engine.look({ now: [START], asked: [], past: [] }));

  it.each([
    ['never says that it speaks UCI', () => vi.advanceTimersByTime(PATIENCE_MS), 'silent'],
    ['is never ready', () => [say('uciok'), vi.advanceTimersByTime(PATIENCE_MS)], 'silent'],
    ['does not stop', () => [open(), vi.advanceTimersByTime(11 * PATIENCE_MS)], 'silent'],
    ['dies', () => [open(), last().events.gone('SIGSEGV')], 'gone'],
    ['has no move where there are many', () => [open(), say('bestmove (none)')], 'untrue'],
    ['answers for another position', () => [open(), answer('e7e5')], 'untrue'],
    [
      'has a line that cannot be played',
      () => [open(), say('info depth 9 score cp 1 pv e2e4 e2e4', 'bestmove e2e4')],
      'untrue',
    ],
    [
      'knows bounds alone',
      () => [open(), say('info depth 9 score cp 1 lowerbound pv e2e4', 'bestmove e2e4')],
      'untrue',
    ],
    ['writes without end', () => [open(), last().events.said('x'.repeat(70_000))], 'garbled'],
  ] as const)('one that %s', (_what, happens, kind) => {
    happens();
    expect([failure(), engine.status().state, engine.of(START)]).toEqual([kind, 'failed', null]);
    expect(last().isKilled || kind === 'gone').toBe(true);
    expect(fakes).toHaveLength(1);
    vi.advanceTimersByTime(1000);
    expect(fakes).toHaveLength(2);
    last().events.gone('again');
    vi.advanceTimersByTime(1999);
    expect(fakes).toHaveLength(2);
    vi.advanceTimersByTime(1);
    open();
    answer('e2e4');
    expect([failure(), engine.of(START)]).toEqual([undefined, expect.objectContaining({ depth: 14 })]);
  });

  it('at once again after it has answered in between', () => {
    for (let failed = 0; failed < 3; failed += 1) {
      last().events.gone('SIGSEGV');
      vi.advanceTimersByTime(1000 * 2 ** failed);
    }
    open();
    answer('e2e4');
    last().events.gone('SIGSEGV');
    expect(engine.status().againAtMs).toBe(Date.now() + 1000);
    last().events.gone('told twice');
    expect(engine.status()).toMatchObject({ failure: { reason: 'SIGSEGV' }, againAtMs: Date.now() + 1000 });
  });

  it('not one that prints what nobody understands, and answers', () => {
    open();
    say('hello', 'info', 'bestmove', '\u0000', 'info depth 9 score cp x pv e2e4');
    answer('e2e4');
    expect([failure(), engine.of(START)?.depth]).toEqual([undefined, 14]);
  });
});
