import { describe, expect, it } from 'vitest';
import { AUDIENCES, type HomeAudience, type HomeDocument, type HomeSources } from '../../contract/viewers';
import { GAMES } from '../../games';
import { createBench } from '../testing/bench';
import { createFeed } from './feed';
import { createPast } from './past';
import { createTeller } from './teller';
import { noSources, sourcesOf, turnsOf } from './testing';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

const DELAY_MS = 30_000;
/** A change of who speaks is told every two seconds: at most moments one waits to be told. */
const TALK_MS = 1500;
const COMMENTATOR = 'c';

/** When a document left, whose it is, what it says, and which parts of the past went along. */
type Received = readonly [atMs: number, audience: HomeAudience, document: HomeDocument, parts: readonly string[]];
type Command = { readonly type: string; readonly [field: string]: unknown };
type Step = readonly [atMs: number, command: Command];

/** Commands at their moments, in a house where somebody talks all the time. @returns all that went out of it */
const evening = async (game: string, steps: readonly Step[], untilMs: number): Promise<readonly Received[]> => {
  const bench = createBench({ parts: { games: GAMES, defaultGame: game } });
  const { time } = bench;
  const startMs = time.nowMs;
  const past = createPast();
  const out: Received[] = [];
  let speaking: HomeSources['speaking'] = { ids: [] };
  const timers: { readonly atMs: number; readonly run: () => void }[] = [];
  const standing = () => bench.published.at(-1);
  const commentator = {
    id: COMMENTATOR,
    name: 'Anna',
    title: '',
    role: 'commentator' as const,
    elo: null,
    photo: null,
    seat: null,
    hasMic: false,
  };
  const feed = createFeed({
    sources: () => {
      const open = standing();
      const views = open === undefined ? noSources() : sourcesOf(open);
      return { ...views, speaking, people: { ...views.people, commentators: [commentator] } };
    },
    createTeller: () => createTeller(() => standing()?.open ?? null, past),
    outlet: {
      put: (audience, document, parts) =>
        out.push([time.nowMs - startMs, audience, { ...document, epoch: 'e' }, [...parts.keys()]]),
    },
    delayMs: (audience) => (audience === 'white' ? 2 * DELAY_MS : DELAY_MS),
    media: () => null,
    now: () => time.nowMs,
    later: (run, ms) => {
      timers.splice(0, timers.length, { run, atMs: time.nowMs + ms });
    },
    log: silent,
  });
  await bench.newMatch({ game });
  const waiting = [...steps];
  for (let atMs = 0; atMs <= untilMs; atMs += 250) {
    time.nowMs = startMs + atMs;
    const due = waiting.filter(([whenMs]) => whenMs === atMs);
    for (const [, command] of due) {
      const answer = await bench.send(command);
      if (!answer.ok) throw new Error(`${command.type}: ${answer.error.code}`);
      feed.changed();
    }
    if (atMs % TALK_MS === 0) {
      speaking = { ids: speaking.ids.length === 0 ? [COMMENTATOR] : [] };
      feed.spoken();
    }
    const isDue = (): boolean => timers.some((timer) => timer.atMs <= time.nowMs);
    while (isDue()) timers.pop()?.run();
  }
  return out;
};

it.each(['business', 'swedish'])(
  'what is taken back within the delay leaves no trace in a game of %s: what goes out, and when, is as without it',
  async (game) => {
    const turns = turnsOf(game).slice(0, 6);
    const made: readonly Step[] = [
      [1000, { type: 'startClock' }],
      ...turns.map((turn, at): Step => [(at + 1) * 12_000, { type: 'commitTurn', ...turn }]),
    ];
    const tooSoon = (at: number, atMs: number): Step => [atMs, { type: 'commitTurn', ...turns[at] }];
    const back = (at: number, atMs: number): Step => {
      const thread = turns[at]?.thread;
      return [atMs, { type: 'undo', reason: 'a slip', ...(thread !== undefined && { thread }) }];
    };
    const slips = [
      ...[tooSoon(3, 38_250), back(3, 42_250)],
      ...[tooSoon(4, 49_500), tooSoon(5, 51_750), back(5, 53_250), back(4, 58_000)],
    ];
    const untilMs = 180_000;
    const without = await evening(game, made, untilMs);
    const withSlips = await evening(game, [...made, ...slips], untilMs);
    expect(AUDIENCES.map((audience) => without.filter(([, whose]) => whose === audience).length > 20)).toEqual([
      true,
      true,
      true,
    ]);
    const whenAndWhat = (told: readonly Received[]) => told.map((one) => JSON.stringify(one));
    expect(whenAndWhat(withSlips)).toEqual(whenAndWhat(without));
  },
);

/**
 * By game a turn by its place among all, what is entered instead of it, which the next one fits too, and the same of
 * the last.
 */
const SLIPS = {
  business: { at: 3, wrong: '1:a6', last: '1:e3' },
  swedish: { at: 2, wrong: 'Nc6', last: 'Qxd5' },
} as const;
const correct = (turn: number, line: string): Command => ({
  type: 'correctTurns',
  edits: [{ turn, line }],
  cutFrom: [],
  clocks: 'asNow',
  reason: 'a slip',
});
const STOP: Command = { type: 'stopClock', reason: '' };
const START: Command = { type: 'startClock' };

describe.each(['business', 'swedish'] as const)('a turn of %s that is corrected', (game) => {
  const { at, wrong, last } = SLIPS[game];
  const turns = turnsOf(game).slice(0, 7);
  const EVERY_MS = 6000;
  const untilMs = 260_000;
  const madeMs = (index: number): number => (index > at + 1 ? 130_000 : EVERY_MS) + index * EVERY_MS;
  /** @param lines that are entered instead, by the place of the turn */
  const entered = (lines: Readonly<Record<number, string>>, count = turns.length): readonly Step[] => [
    [1000, START],
    ...turns
      .slice(0, count)
      .map((turn, index): Step => [madeMs(index), { type: 'commitTurn', ...turn, line: lines[index] ?? turn.line }]),
  ];
  /** Corrections are made while the clock stands. */
  const standing = (fromMs: number, ...acts: readonly Command[]): readonly Step[] => [
    [fromMs, STOP],
    ...acts.map((act, index): Step => [fromMs + 2000 + index * 1000, act]),
    [fromMs + 4500, START],
  ];
  const told = async (...steps: readonly (readonly Step[])[]) =>
    (await evening(game, steps.flat(), untilMs)).map((one) => JSON.stringify(one));
  const asItShouldBe = correct(at + 1, turns[at]?.line ?? '');

  it.each([
    ['before the next turn', madeMs(at) + 1000],
    ['after the next turn', madeMs(at + 1) + 1000],
  ])('within the delay leaves no trace: %s', async (_, fromMs) => {
    const without = await told(entered({}), standing(fromMs));
    expect(without.length).toBeGreaterThan(60);
    expect(await told(entered({ [at]: wrong }), standing(fromMs, asItShouldBe))).toEqual(without);
  });

  it('within the delay, and the correction taken back within it, is told as it was left', async () => {
    const fromMs = madeMs(at) + 1000;
    const steps = entered({ [at]: wrong }, at + 1);
    const undo = { type: 'undo', reason: null };
    expect(await told(steps, standing(fromMs, asItShouldBe, undo))).toEqual(await told(steps, standing(fromMs)));
  });

  it('after it was seen is told as a correction, and one of what was not seen yet takes nothing away from that', async () => {
    const final = turns.length - 1;
    const steps = [
      ...entered({ [at]: wrong, [final]: last }),
      ...standing(120_000, asItShouldBe),
      ...standing(madeMs(final) + 1000, correct(final + 1, turns[final]?.line ?? '')),
    ];
    const documents = (await evening(game, steps, untilMs)).map(([, , document]) => document);
    const corrections = new Set(documents.map(({ match }) => JSON.stringify(match.correction)));
    expect(corrections.size).toBe(2);
    const newest = documents.at(-1);
    const corrected = Number.parseInt(newest?.turns[at]?.turn ?? '', 10);
    expect([newest?.turns.length, newest?.match.correction?.number]).toEqual([turns.length, corrected]);
    expect(JSON.stringify(documents)).not.toContain(last);
  });
});
