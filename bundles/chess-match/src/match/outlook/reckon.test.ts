import { describe, expect, it } from 'vitest';
import { slopeOf, type Assessment } from '../../engine';
import { GAMES } from '../../games';
import { foldChronicle } from '../../games/common/chronicle';
import { NO_DEALINGS } from '../../games/common/lookBack';
import { createBench } from '../testing/bench';
import { reckon, scoreText, wantedOf } from './reckon';

const SLOPE = slopeOf(59);

const momentsOf = async (game: string, turns: readonly (readonly [thread: string | undefined, line: string])[]) => {
  const bench = createBench({ parts: { games: GAMES, defaultGame: game } });
  await bench.newMatch();
  for (const [thread, line] of turns)
    expect(await bench.send({ type: 'commitTurn', line, ...(thread && { thread }) })).toMatchObject({ ok: true });
  const open = bench.commands.open();
  if (open === null) throw new Error('No match is open.');
  return foldChronicle(open.game, open.history, null).moments;
};

const assessment = (hundredths: number, depth = 14): Assessment => ({
  nodes: 1,
  depth,
  score: { kind: 'pawns', hundredths },
  variations: [{ score: { kind: 'pawns', hundredths }, depth, moves: ['e4'] }],
});
const one = (line: string) => [undefined, line] as const;

describe('the outlook of a match', () => {
  it('looks first at what changed last, then at the past, the newest first, each position once', async () => {
    const moments = await momentsOf('business', ['1:e4', '1:e5', '1:Nf3 2:Bc4 branch 1>2 3+7', '1:Nc6 2:Nc6'].map(one));
    const { now, past } = wantedOf(moments);
    expect(now.map((fen) => fen.split(' ')[0])).toEqual([
      'r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R',
      'r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/8/PPPP1PPP/RNBQK1NR',
    ]);
    expect(past.map((fen) => fen.split(' ')[0]?.slice(0, 12))).toHaveLength(5);
    expect(past.at(-1)).toBe('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1');
    expect(wantedOf([])).toEqual({ now: [], past: [] });
  });

  it('says nothing of the whole as long as one line is not known, or not deep enough', async () => {
    const moments = await momentsOf('business', ['1:e4', '1:e5', '1:Nf3 2:Bc4 branch 1>2 3+7'].map(one));
    const [first, second] = wantedOf(moments).now;
    const shallow = reckon(
      { moments, dealings: NO_DEALINGS },
      (fen) => assessment(100, fen === first ? 11 : 14),
      SLOPE,
    ).outlook;
    expect([shallow.expected, shallow.boards.map(({ worth }) => worth)]).toEqual([
      null,
      [null, expect.closeTo(0.59, 9)],
    ]);
    const whole = reckon(
      { moments, dealings: NO_DEALINGS },
      (fen) => assessment(fen === second ? 100 : 0),
      SLOPE,
    ).outlook;
    expect(whole.expected).toMatchObject({
      white: expect.closeTo(5.63, 9) as number,
      black: expect.closeTo(4.37, 9) as number,
    });
    expect(whole.course.map(({ ply, turn }) => [ply, turn])).toEqual([
      [0, ''],
      [1, '1.'],
      [2, '1...'],
      [3, '2.'],
    ]);
  });

  it('counts what has been paid, and is the score once all is over', async () => {
    const moments = await momentsOf('business', ['1:f3', '1:e5', '1:g4', '1:Qh4#'].map(one));
    expect(reckon({ moments, dealings: NO_DEALINGS }, () => null, SLOPE).outlook).toMatchObject({
      boards: [],
      expected: { white: 0, black: 10, spread: 0 },
      course: [{ ply: 4 }],
    });
  });

  it('gives each board of a match to the team that has White there', async () => {
    const moments = await momentsOf('classical', [['1', 'e4']]);
    const { boards } = reckon({ moments, dealings: NO_DEALINGS }, () => assessment(100), SLOPE).outlook;
    expect(boards.map(({ worth }) => worth?.toFixed(2))).toEqual(['0.59', '0.41', '0.59', '0.41']);
  });

  it('knows nothing of other games', async () => {
    expect((await momentsOf('progressive', [one('1. e4')])).at(-1)?.atStake).toBeUndefined();
  });

  it.each([
    [{ kind: 'pawns', hundredths: 35 }, '+0.35'],
    [{ kind: 'pawns', hundredths: 0 }, '0.00'],
    [{ kind: 'pawns', hundredths: -120 }, '−1.20'],
    [{ kind: 'mate', in: 3 }, '#3'],
    [{ kind: 'mate', in: -12 }, '#−12'],
  ] as const)('writes %j as %s', (score, text) => {
    expect(scoreText(score)).toBe(text);
  });
});
