import { Chess } from 'chess.js';
import { describe, expect, it } from 'vitest';
import { random, type Random } from '../common/random';
import { checkOf, isInCheck } from './attacks';
import { isCheckmate, isStalemate } from './endings';
import { legalMoves } from './legal';
import { ORTHODOX } from './orthodox';
import { play } from './play';
import { coordinates, type Move, type Position } from './position';
import { readFen } from './readFen';
import { readSan } from './readSan';
import { makeRules } from './rules';
import { sanOf } from './san';
import { startPosition } from './start';
import { writeFen } from './writeFen';

const rules = makeRules(ORTHODOX);
const GAMES = 50;
const LENGTH = 120;
/** Comparing is what costs: looked at in full now and then, in what tells most at every ply. */
const EVERY = 8;

interface Seen {
  plies: number;
  mates: number;
  stalemates: number;
  castlings: number;
  enPassants: number;
  promotions: number;
}

const sorted = (texts: readonly string[]): string[] => texts.toSorted();

const compareMoves = (position: Position, other: Chess, from: Random): void => {
  const legal = legalMoves(rules, position);
  const verbose = other.moves({ verbose: true });
  expect(sorted(legal.map(coordinates))).toEqual(sorted(verbose.map(({ lan }) => lan)));
  const sans = legal.map((move) => sanOf(rules, position, move, isCheckmate, legal));
  expect(sorted(sans)).toEqual(sorted(verbose.map(({ san }) => san)));
  if (legal.length === 0) return;
  const san = from.pick(sans);
  const read = readSan(rules, position, san, isCheckmate);
  expect(read).toEqual({ ok: true, value: { san, move: legal[sans.indexOf(san)] } });
};

const compareState = (position: Position, other: Chess): void => {
  expect(writeFen(rules, position)).toBe(other.fen());
  expect(isInCheck(rules, position, position.toMove)).toBe(other.inCheck());
  expect(checkOf(rules, position) !== null).toBe(other.inCheck());
};

/** Captures, promotions and castlings more often than chance would have them: that is where generators err. */
const choose = (position: Position, moves: readonly Move[], from: Random): Move => {
  const isLively = (move: Move): boolean => {
    const { position: after, captured } = play(rules, position, move);
    const castles = /^e[18][gc][18]$/.test(coordinates(move));
    return captured !== null || after.enPassant !== null || castles || /[qrbn]$/.test(coordinates(move));
  };
  const lively = moves.filter(isLively);
  return lively.length > 0 && from.chance(0.5) ? from.pick(lively) : from.pick(moves);
};

const playGame = (seed: number, seen: Seen): void => {
  const from = random(seed);
  const other = new Chess();
  let position = startPosition(rules);
  for (let ply = 0; ply < LENGTH; ply += 1) {
    compareState(position, other);
    if (ply % EVERY === 0) compareMoves(position, other, from);
    const legal = legalMoves(rules, position);
    expect(isCheckmate(rules, position)).toBe(other.isCheckmate());
    expect(isStalemate(rules, position)).toBe(other.isStalemate());
    if (legal.length === 0) {
      compareMoves(position, other, from);
      if (other.isCheckmate()) seen.mates += 1;
      else seen.stalemates += 1;
      return;
    }
    const move = choose(position, legal, from);
    const { flags } = other.move(coordinates(move));
    position = play(rules, position, move).position;
    seen.plies += 1;
    if (/[kq]/.test(flags)) seen.castlings += 1;
    if (flags.includes('e')) seen.enPassants += 1;
    if (flags.includes('p')) seen.promotions += 1;
  }
};

describe('the generator against chess.js', () => {
  it('same moves, SAN, FEN, checks and ends, over random games', { timeout: 180_000 }, () => {
    const seen: Seen = { plies: 0, mates: 0, stalemates: 0, castlings: 0, enPassants: 0, promotions: 0 };
    for (let seed = 1; seed <= GAMES; seed += 1) {
      try {
        playGame(seed, seen);
      } catch (error) {
        throw new Error(`seed ${seed}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
      }
    }
    expect(seen.plies).toBeGreaterThan(3500);
    expect(seen.castlings).toBeGreaterThan(10);
    expect(seen.enPassants).toBeGreaterThan(5);
    expect(seen.promotions).toBeGreaterThan(20);
  });

  it('same judgement of ends, castling through check, pins and en passant in positions made for it', () => {
    const fens = [
      'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3',
      '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1',
      '8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1',
      '8/8/8/1k6/3Pp3/8/8/4KQ2 b - d3 0 1',
      'r3k2r/8/8/8/4r3/8/8/R3K2R w KQkq - 0 1',
      'r3k2r/8/8/8/5r2/8/8/R3K2R w KQkq - 0 1',
      '1r2k2r/8/8/8/8/8/8/R3K2R w KQk - 0 1',
      '4k3/4r3/8/8/8/8/4B3/4K3 w - - 0 1',
      '2Q2Q2/8/2Q5/8/8/8/k7/2K5 w - - 0 1',
      '4k2N/8/5n2/8/8/5N2/8/4K2N w - - 3 40',
      '3r2k1/2P5/8/8/8/8/8/4K3 w - - 0 1',
    ];
    for (const fen of fens) {
      const read = readFen(rules, fen);
      if (!read.ok) throw new Error(`${fen}: ${read.error.kind}`);
      const other = new Chess(fen);
      compareState(read.value, other);
      compareMoves(read.value, other, random(1));
      expect(isCheckmate(rules, read.value)).toBe(other.isCheckmate());
      expect(isStalemate(rules, read.value)).toBe(other.isStalemate());
    }
  });
});
