import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Chess } from 'chess.js';
import { describe, expect, it } from 'vitest';
import { withReserves } from '../../bundles/chess-match/src/games/chess/orthodox';
import { perft } from '../../bundles/chess-match/src/games/chess/perft';
import { readFen } from '../../bundles/chess-match/src/games/chess/readFen';
import { makeRules } from '../../bundles/chess-match/src/games/chess/rules';
import { count } from './count';
import type { PositionReport } from './game';
import { mate } from './mate';
import { position } from './position';

const ROOT = join(import.meta.dirname, '..', '..');
const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const KIWIPETE = 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1';

const look = (game: string, text: string): PositionReport => {
  const { status, out, err } = position([game, text]);
  expect([status, err, out.split('\n').length]).toEqual([0, '', 2]);
  return JSON.parse(out) as PositionReport;
};

const counts = (game: string, text: string, depth: number): string[] =>
  Array.from({ length: depth }, (_, index) => count([game, text, `${index + 1}`]).out.trimEnd());

/** The program itself, as npm starts it. */
const program = (name: string, ...args: readonly string[]) => {
  const command = ['--import', 'tsx', join(ROOT, `scripts/${name}.ts`), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: ROOT, encoding: 'utf8' });
  return { status, out: stdout, err: stderr };
};

describe('npm run position, npm run count', { timeout: 60_000 }, () => {
  it('notation: the programs print and exit as the following say', () => {
    expect(program('position', 'swedish', '4k3/8/8/8/8/8/8/4K3[P] w')).toEqual(
      position(['swedish', '4k3/8/8/8/8/8/8/4K3[P] w']),
    );
    expect(program('count', 'business', START, '2')).toEqual({ status: 0, out: '400\n', err: '' });
    expect(program('count', 'business', START)).toEqual(count(['business', START]));
  });

  it('notation: the keys of the object in order, on one line', () => {
    expect(position(['business', '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1'])).toEqual({
      status: 0,
      out: '{"toMove":"black","check":false,"end":"stalemate","moves":[]}\n',
      err: '',
    });
  });

  it('notation: business, coordinates sorted; castling is the king’s move, a promotion has its letter', () => {
    expect(look('business', '3r4/k3P3/8/8/8/8/3P3P/4K2R w K - 0 1').moves).toEqual([
      ...['d2d3', 'd2d4', 'e1d1', 'e1e2', 'e1f1', 'e1f2', 'e1g1'],
      ...['e7d8b', 'e7d8n', 'e7d8q', 'e7d8r', 'e7e8b', 'e7e8n', 'e7e8q', 'e7e8r'],
      ...['h1f1', 'h1g1', 'h2h3', 'h2h4'],
    ]);
    expect(look('business', '4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1').moves).toContain('e4d3');
    expect(look('business', START)).toMatchObject({ toMove: 'white', check: false, end: null });
  });

  it.each([
    ['mate', '6rk/5Npp/8/8/8/8/8/4K3 b - - 0 1', true],
    ['mate', '4R1k1/5ppp/8/8/8/8/8/4K3 b - - 0 1', true],
    ['stalemate', '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1', false],
    ['dead-position', '4k3/8/8/8/8/8/8/4K1N1 w - - 0 1', false],
    ['seventy-five', '4k3/8/8/8/8/8/8/R3K3 w - - 150 90', false],
    [null, '4k3/8/8/8/8/8/8/R3K3 w - - 149 90', false],
    [null, '4k3/8/8/8/8/8/4r3/R3K3 w - - 0 1', true],
  ])('B14 B15 business ends by %s: %s', (end, text, check) => {
    expect(look('business', text)).toMatchObject({ end, check });
  });

  it('S3 swedish: drops are P@e3, of the own reserve alone, no pawn on the last ranks', () => {
    const { moves, toMove } = look('swedish', '4k3/8/8/8/8/8/8/4K3[Pq] w');
    expect(toMove).toBe('white');
    expect(moves).toHaveLength(5 + 48);
    expect(moves.slice(0, 2)).toEqual(['P@a2', 'P@a3']);
    expect(moves.at(-1)).toBe('e1f2');
    expect(moves).toEqual(moves.toSorted());
  });

  it.each([
    ['mate', '6rk/5Npp/8/8/8/8/8/4K3[] b - - 0 1', true, []],
    // From afar: whatever came in could stand between. Who has nothing sits.
    [null, '4R1k1/5ppp/8/8/8/8/8/4K3[] b - - 0 1', true, []],
    [null, '4R1k1/5ppp/8/8/8/8/8/4K3[n] b - - 0 1', true, ['N@f8']],
    // S8 no stalemate.
    [null, '7k/5Q2/6K1/8/8/8/8/8[] b - - 0 1', false, []],
    [null, '4k3/8/8/8/8/8/8/4K3[] w - - 0 1', false, ['e1d1', 'e1d2', 'e1e2', 'e1f1', 'e1f2']],
  ])('S6 S8 swedish ends by %s: %s', (end, text, check, moves) => {
    expect(look('swedish', text)).toMatchObject({ end, check, moves });
  });

  it('notation: with nothing after the side to move, kings and rooks at home have their rights', () => {
    for (const game of ['business', 'swedish']) {
      expect(look(game, 'r3k2r/8/8/8/8/8/8/R3K2R w').moves).toContain('e1g1');
      expect(look(game, 'r3k2r/8/8/8/8/8/8/R3K2R w').moves).toContain('e1c1');
      expect(look(game, '4k3/8/8/8/8/8/8/1R2K3 w').moves).not.toContain('e1c1');
      expect(look(game, 'r3k2r/8/8/8/8/8/8/R3K2R w -').moves).not.toContain('e1g1');
      expect(look(game, 'r3k2r/8/8/8/8/8/8/R3K2R w K').moves).not.toContain('e1c1');
    }
  });

  it('FIDE: business counts the sequences of ordinary chess, those that chess.js counts', () => {
    expect(counts('business', START, 4)).toEqual(['20', '400', '8902', '197281']);
    const promotions = 'r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1';
    for (const fen of [KIWIPETE, promotions, '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1'])
      expect(counts('business', fen, 3)).toEqual([1, 2, 3].map((depth) => `${new Chess(fen).perft(depth)}`));
  });

  it('S3 swedish counts with its reserves, into which nothing is taken', () => {
    expect(counts('swedish', 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR[Np] w', 3)).toEqual([
      '61',
      '3535',
      '162774',
    ]);
    expect(counts('swedish', 'r3k2r/8/8/8/8/8/8/R3K2R[PNqb] w KQkq', 3)).toEqual(['132', '17245', '1236540']);
  });

  it('P1 P5 P9 progressive counts whole series, and shows the first moves of one', () => {
    expect(counts('progressive:italian', 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b', 2)).toEqual(['20', '446']);
    expect(count(['progressive:english', START.replace(' 0 1', ' 1'), '3']).out).toBe('8646\n');
    expect(look('progressive:italian', '8/8/8/4R3/8/8/6PP/k3q2K w 3')).toEqual({
      toMove: 'white',
      check: true,
      end: 'progressive-mate',
      moves: [],
    });
    expect(look('progressive:take-all', '8/8/8/8/8/8/8/4K2k w 3').moves).toContain('e1d2');
    expect(look('progressive:italian', '4k3/8/8/pPp5/8/8/8/4K3 w - a6c6 3').moves).toEqual(
      expect.arrayContaining(['b5a6', 'b5c6']),
    );
  });

  it('L1 L6 L7 belarusian: counts with every kniaz left to be captured, castling by two and three, the inauguration', () => {
    const start = 'lvmgakvml/rrrrrrrrr/9/9/9/9/9/RRRRRRRRR/LMVKAGMVL w';
    expect(counts('belarusian', start, 4)).toEqual(['22', '484', '11980', '296204']);
    expect(look('belarusian', '4a4/9/9/9/9/9/3K5/9/L3A3L w').moves).toEqual(
      expect.arrayContaining(['e1b1', 'e1c1', 'e1g1', 'e1h1']),
    );
    expect(look('belarusian', '4ak3/9/9/9/9/9/9/9/K8 w')).toEqual({
      toMove: 'white',
      check: false,
      end: null,
      moves: ['inauguration'],
    });
    expect(look('belarusian', '4ak3/9/9/9/4A4/9/9/9/9 w').end).toBe('throne');
    expect(position(['belarusian', '4a4/9/9/9/4R4/9/9/9/4A4 w']).err).toContain('throne');
  });

  it('S2 swedish reads a reserve behind a slash more, and an empty one as -', () => {
    const moved = 'rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR';
    expect(look('swedish', `${moved}/P b KQkq - 0 2`)).toEqual(look('swedish', `${moved}[P] b KQkq - 0 2`));
    expect(look('swedish', `${START.replace(' ', '[-] ')}`).moves).toHaveLength(20);
    expect(look('swedish', '4k3/8/8/8/8/8/8/4K3/P w').moves).toHaveLength(5 + 48);
  });

  it('S5 what is counted does not castle with a dropped rook, though a match may', () => {
    const castles = makeRules(withReserves(true));
    const castlesNot = makeRules(withReserves(false));
    // The right on the other side says that the king has not moved.
    const fen = '4k3/8/8/8/8/8/8/R3K3[R] w Q - 0 1';
    const [yes, no] = [castles, castlesNot].map((rules) => {
      const read = readFen(rules, fen);
      return read.ok ? `${perft(rules, read.value, 3)}` : '';
    });
    expect(yes).not.toBe(no);
    expect(counts('swedish', fen, 3).at(-1)).toBe(no);
  });

  it('notation: a sequence of no moves is one; where nobody can move there is no longer one', () => {
    expect(count(['business', START, '0']).out).toBe('1\n');
    expect(count(['business', '7k/5Q2/6K1/8/8/8/8/8 b', '9']).out).toBe('0\n');
  });

  it.each([
    ['no arguments', [], 'there are 0'],
    ['a game that is none', ['chess', START], '"chess"'],
    ['a kind that is none', ['progressive:french', START], '"progressive:french"'],
    ['a turn of the other side', ['progressive:italian', '4k3/8/8/8/8/8/8/4K3 w - - 4'], 'turn 4'],
    ['a word every object has', ['constructor', START], '"constructor"'],
    ['the other game not yet here', ['belarusian', START], 'business, swedish'],
    ['no position', ['business', ''], 'parts'],
    ['one rank too few', ['business', '4k3/8/8/8/8/8/4K3 w'], 'eight ranks (4k3/8/8/8/8/8/4K3)'],
    ['an unknown piece', ['swedish', '4k3/8/8/8/8/8/8/3XK3[] w'], '(3XK3)'],
    ['a square passed over from an occupied one', ['business', '4k3/3n4/8/3pP3/8/8/8/4K3 w - d6 0 1'], '(d6)'],
    ['a king that was a pawn', ['swedish', '4k~3/8/8/8/8/8/8/4K3[] w - - 0 1'], 'marked as promoted (e8)'],
    ['nine pawns', ['business', 'k7/pppppppp/p7/8/8/8/8/K7 w'], 'more than eight pawns (black)'],
    ['a reserve where there is none', ['business', '4k3/8/8/8/8/8/8/4K3[N] w'], 'reserve cannot be read (N)'],
    ['no king', ['swedish', '8/8/8/8/8/8/8/4K3[] w'], 'one king (black)'],
    ['a check that was left', ['business', '4k3/4R3/8/8/8/8/8/4K3 w'], 'in check (black)'],
    ['rights of no kind', ['business', '4k3/8/8/8/8/8/8/4K3 w X'], '(X)'],
  ] as const)(
    'notation: %s: status 2, nothing on standard output, what and where on standard error',
    (_of, args, what) => {
      for (const [ran, usage] of [
        [position(args), 'usage: npm run -s position -- GAME "POSITION"'],
        [count(args.length === 0 ? [] : [...args, '1']), 'usage: npm run -s count -- GAME "POSITION" DEPTH'],
      ] as const) {
        expect([ran.status, ran.out]).toEqual([2, '']);
        expect(ran.err).toContain(what);
        expect(ran.err).toContain(usage);
      }
    },
  );

  it('notation: a depth is a whole number', () => {
    for (const depth of ['', '-1', '1.5', 'x', '2x', ' 2', '1e1', '100']) {
      const { status, out, err } = count(['business', START, depth]);
      expect([depth, status, out]).toEqual([depth, 2, '']);
      expect(err).toContain(`DEPTH "${depth}"`);
    }
  });

  it('notation: too many arguments are refused, as where a position has no quotes', () => {
    expect(position(['business', ...START.split(' ')])).toMatchObject({ status: 2, out: '' });
    expect(position(['business', START, '1'])).toMatchObject({ status: 2, out: '' });
    expect(count(['business', START, '1', '1'])).toMatchObject({ status: 2, out: '' });
  });
});

describe('npm run mate', { timeout: 60_000 }, () => {
  it('says found with the series, none, or not known when the time is up', () => {
    const fen = 'rnbBkbnr/pp1p1ppp/8/8/3p4/8/PPP1PPPP/RN1QKBNR b 4';
    const found = mate(['progressive:italian', fen]);
    expect(found).toMatchObject({ status: 0, err: '' });
    expect(JSON.parse(found.out)).toMatchObject({ mate: 'found', series: { length: 4 } });
    expect(mate(['progressive:italian', '4k3/8/8/8/8/8/8/4K3 w 1']).out).toBe('{"mate":"none","series":[]}\n');
    expect(mate(['progressive:italian', fen, '0']).out).toBe('{"mate":"not-known","series":[]}\n');
  });

  it.each([
    ['no series', ['business', START], '"business"'],
    ['a position that is none', ['progressive:italian', '8/8/8/8/8/8/8/4K3 w 1'], 'king'],
    ['no number of seconds', ['progressive:italian', START, 'x'], '"x"'],
    ['too little', ['progressive:italian'], '1'],
  ])('refuses %s: status 2, what and where on standard error', (_what, args, part) => {
    const { status, out, err } = mate(args);
    expect([status, out]).toEqual([2, '']);
    expect(err).toContain(part);
  });
});
