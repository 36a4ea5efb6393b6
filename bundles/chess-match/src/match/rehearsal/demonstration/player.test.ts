import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RecordedGame } from '../../../games/common/records';
import { business } from '../../../games/business';
import { BREAK_STANDS, emptyShow, GRAPHIC_IDS, LAYERS, RESULT_STANDS } from '../../../show';
import { nobody } from '../../../show/people';
import { DEFAULT_GAME, GAMES } from '../../../games';
import { createDemoPlayer } from './player';
import { createDemonstrations } from '../demonstrations';
import { createBench, listLog, type Bench } from '../../testing/bench';

const SCRIPT = '[Event "Show"]\n[White "A"]\n[Black "B"]\n1. 1:e4\n1... 1:e5\n2. 1:Nf3\n';

const record = (): RecordedGame => {
  const read = business.records.read(new TextEncoder().encode(SCRIPT));
  if (!read.ok) throw new Error(read.error.problem.code);
  return read.value;
};

const PACE_MS = 2500;

const demonstrations = createDemonstrations(GAMES);
/** The same state whatever time was used. */
const withoutClocks = (state: unknown): unknown =>
  JSON.parse(JSON.stringify(state, (key, value: unknown) => (key === 'clockMs' ? undefined : value)));

const bench = (): Bench => createBench({ parts: { games: { business }, defaultGame: 'business' } });

const player = (
  { commands, time, shows, onAnswered }: Bench,
  logged: string[] = [],
  isWatched = () => false,
  played: (game: string) => RecordedGame | null = record,
  games: readonly string[] = ['business'],
) => {
  const changes: boolean[] = [];
  const demo = createDemoPlayer({
    commands,
    demonstrationOf: played,
    demonstrations: games,
    defaultGame: 'business',
    paceMs: PACE_MS,
    language: 'en',
    show: () => shows.at(-1)?.show ?? emptyShow(),
    people: () => shows.at(-1)?.roster ?? nobody(),
    isWatched,
    now: () => time.nowMs,
    log: listLog(logged),
    onChange: () => changes.push(demo.isPlaying()),
  });
  onAnswered(demo.hear);
  return { demo, changes };
};

const withoutTurns = (game: string): RecordedGame | null => {
  const played = demonstrations(game);
  return played && { ...played, turns: [], ended: [] };
};

const USUAL = { game: null, paceMs: null, language: null } as const;

/** Both clocks go on: that of timers, and that of the server. */
const pass = async ({ time }: Bench, ms: number): Promise<void> => {
  for (let passed = 0; passed < ms; passed += 50) {
    time.nowMs += 50;
    await vi.advanceTimersByTimeAsync(50);
  }
};

const LIMIT_MS = 600 * PACE_MS;

const passUntil = async (game: Bench, isSo: () => boolean): Promise<void> => {
  for (let passed = 0; !isSo() && passed < LIMIT_MS; passed += 50) await pass(game, 50);
  expect(isSo()).toBe(true);
};

const onAir = ({ shows }: Bench): readonly string[] =>
  GRAPHIC_IDS.filter((id) => LAYERS[id] !== 'apart' && shows.at(-1)?.show.graphics[id].on === true);

const plyOf = ({ commands }: Bench): number | undefined => commands.open()?.views.match.ply;

describe('the demonstration player', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('plays the record as a new match, and stays with the result while nobody looks', async () => {
    const game = bench();
    const { demo, changes } = player(game);
    await demo.play(USUAL);
    expect(game.commands.open()).toMatchObject({
      row: { setup: { event: 'Business Chess: a demonstration match', white: 'Volga, Samara' } },
      views: { clocks: { running: false }, match: { ply: 0 } },
    });
    await passUntil(game, () => plyOf(game) === 1);
    expect(game.commands.open()?.views.clocks.running).toBe(true);
    await passUntil(game, () => plyOf(game) === 3);
    await pass(game, 100 * PACE_MS);
    expect([plyOf(game), demo.isPlaying()]).toEqual([3, true]);
    expect(changes).toEqual([true]);
    expect(game.journal.lastActor('match-1')).toBe('demo');
    expect(game.journal.matches()).toHaveLength(1);
  });

  it('tells everything in the language that was asked for', async () => {
    const game = bench();
    await player(game).demo.play({ ...USUAL, language: 'ru' });
    expect(game.commands.open()?.row.setup).toMatchObject({
      event: 'Деловые шахматы: показательный матч',
      white: 'Волга, Самара',
      black: 'Крепость, Смоленск',
    });
    expect(game.shows.at(-1)?.roster.white.people[0]?.name).toBe('Сергей Ковалёв');
  });

  it('is played again as another match when somebody looks, after a break, and the one before is put away', async () => {
    const game = bench();
    let isWatched = false;
    const { demo } = player(game, [], () => isWatched);
    await demo.play(USUAL);
    await passUntil(game, () => plyOf(game) === 3);
    await pass(game, 20 * PACE_MS);
    isWatched = true;
    await passUntil(game, () => onAir(game).includes('break'));
    expect(game.shows.at(-1)?.show.graphics.break.content).toMatchObject({ text: 'Next: Business Chess' });
    await passUntil(game, () => game.commands.open()?.row.matchId === 'match-2');
    await passUntil(game, () => plyOf(game) === 3);
    await passUntil(game, () => game.commands.open()?.row.matchId === 'match-3');
    expect(game.journal.matches().map(({ archived }) => archived)).toEqual([false, true, true]);
  });

  it('plays one game after the other where nobody asked for one, and else that one alone', async () => {
    const games = ['swedish', 'progressive', 'business'];
    for (const [asked, played] of [
      [null, ['business', 'swedish', 'progressive', 'business']],
      ['swedish', ['swedish', 'swedish', 'swedish', 'swedish']],
    ] as const) {
      const game = createBench({ parts: { games: GAMES, defaultGame: 'business' } });
      const { demo } = player(game, [], () => true, withoutTurns, games);
      expect(await demo.play({ ...USUAL, game: asked })).toBeNull();
      const seen = [game.commands.open()?.game.id];
      while (seen.length < played.length) {
        const before = game.commands.open()?.row.matchId;
        await passUntil(game, () => game.commands.open()?.row.matchId !== before);
        seen.push(game.commands.open()?.game.id);
      }
      expect(seen).toEqual(played);
      demo.stop();
    }
  });

  it('is not played again once somebody has taken the match over, be it at its end', async () => {
    const game = bench();
    const { demo } = player(game, [], () => true);
    await demo.play(USUAL);
    await passUntil(game, () => plyOf(game) === 3);
    await game.send({ type: 'undo', reason: null });
    await pass(game, 100 * PACE_MS);
    expect([demo.isPlaying(), game.journal.matches().length]).toEqual([false, 1]);
  });

  it('is refused for a game that has none, and nothing begins', async () => {
    const game = bench();
    const { demo } = player(
      game,
      [],
      () => true,
      () => null,
    );
    expect(await demo.play({ ...USUAL, game: 'go' })).toMatchObject({
      code: 'demonstration/none',
      params: { game: 'go', known: ['business'] },
    });
    await pass(game, 100 * PACE_MS);
    expect([demo.isPlaying(), game.journal.matches().length]).toEqual([false, 0]);
  });

  it.each(Object.keys(GAMES))('is about ten minutes of every game, to the end that its record has: %s', async (id) => {
    const game = createBench({ parts: { games: GAMES, defaultGame: DEFAULT_GAME } });
    const logged: string[] = [];
    const { demo } = player(game, logged, () => false, demonstrations);
    const begunMs = game.time.nowMs;
    await demo.play({ ...USUAL, game: id });
    const { states } = demonstrations(id) ?? { states: [] };
    const seen = new Set<string>();
    await passUntil(game, () => {
      for (const graphic of onAir(game)) seen.add(graphic);
      return onAir(game).includes('result');
    });
    expect([...seen]).toEqual(
      expect.arrayContaining(['intro', 'teams', 'explainer', 'boards', 'scorebug', 'mics', 'replay', 'recap']),
    );
    const open = game.commands.open();
    const minutes = (game.time.nowMs - begunMs + (RESULT_STANDS + BREAK_STANDS) * PACE_MS) / 60_000;
    expect(minutes).toBeGreaterThan(8);
    expect(minutes).toBeLessThan(11);
    expect(open?.views.clocks.clocks.every(({ remainingMs }) => remainingMs > 0)).toBe(true);
    expect(logged).toEqual([]);
    expect([open?.game.id, open?.views.match.status]).toEqual([id, 'over']);
    expect(withoutClocks(open?.game.replayJson(open.history.state))).toEqual(withoutClocks(states.at(-1)));
  });

  it.each([
    ['a turn', { type: 'commitTurn', line: '1:d5' }],
    ['a draft', { type: 'setDraft', line: '1:d5' }],
    ['another match', { type: 'newMatch', event: 'Real', white: 'A', black: 'B', settings: {}, returnOf: null }],
  ])('steps back for good when somebody sends %s', async (_name, command) => {
    const game = bench();
    const { demo } = player(game);
    await demo.play(USUAL);
    await passUntil(game, () => plyOf(game) === 1);
    await game.send(command);
    const ply = plyOf(game);
    expect(demo.isPlaying()).toBe(false);
    await pass(game, 60_000);
    expect(plyOf(game)).toBe(ply);
  });

  it('does not mind refused commands, scenes, takes, and the server itself', async () => {
    const game = bench();
    const { demo } = player(game);
    await demo.play(USUAL);
    await game.send({ type: 'commitTurn', line: '1:Kh5' });
    await game.send({ type: 'showScene', audience: 'white' });
    await game.send({ type: 'followScene', follow: true });
    await game.send({ type: 'takeGraphic', graphic: 'ticker', takes: 0, expectedVersion: null });
    await game.send({ type: 'playDemonstration', paceMs: null });
    game.commands.submitInternal({ type: 'noteGap', fromMs: 1, toMs: 2 });
    expect(demo.isPlaying()).toBe(true);
  });

  it('is a little show: two teams with faces, who plays before the game, the game on air', async () => {
    const game = bench();
    await player(game).demo.play(USUAL);
    const { white } = game.shows.at(-1)?.roster ?? nobody();
    expect(white.people.map(({ photo, elo }) => photo !== null && elo !== null)).toEqual(Array<boolean>(6).fill(true));
    const seen: string[] = [];
    await passUntil(game, () => {
      const shown = onAir(game).join(' ');
      if (shown !== seen.at(-1)) seen.push(shown);
      return plyOf(game) === 1;
    });
    expect(seen).toEqual(['', 'intro', 'teams', 'head-to-head', 'explainer', 'boards scorebug key-change mics ticker']);
  });

  it('leaves the pictures to whoever takes the desk, for this game; the turns go on', async () => {
    const game = bench();
    const { demo } = player(game, [], () => true);
    await demo.play(USUAL);
    await passUntil(game, () => onAir(game).includes('teams'));
    await game.send({ type: 'cuePreset', preset: 'focus' });
    await passUntil(game, () => plyOf(game) === 3);
    expect([onAir(game), demo.isPlaying()]).toEqual([['teams'], true]);
    await passUntil(game, () => game.commands.open()?.row.matchId === 'match-2');
    await passUntil(game, () => onAir(game).includes('intro'));
    demo.stop();
  });

  it('keeps one timer at a time, however often it was played', async () => {
    const game = bench();
    const { demo } = player(game, [], () => true);
    await demo.play(USUAL);
    const counts = new Set<number>();
    for (let played = 1; played <= 20; played += 1) {
      await passUntil(game, () => game.commands.open()?.row.matchId === `match-${played}` && plyOf(game) === 3);
      counts.add(vi.getTimerCount());
    }
    const [count] = counts;
    expect(counts.size).toBe(1);
    demo.stop();
    expect(vi.getTimerCount()).toBe((count ?? 0) - 1);
  });

  it('is played anew at another pace when somebody asks for it, be it amid itself, and the one before is put away', async () => {
    const game = bench();
    const { demo } = player(game);
    await demo.play(USUAL);
    await passUntil(game, () => plyOf(game) === 1);
    expect(await demo.play({ ...USUAL, paceMs: 100 })).toBeNull();
    expect(game.journal.matches().map(({ matchId, archived }) => [matchId, archived])).toEqual([
      ['match-2', false],
      ['match-1', true],
    ]);
    await passUntil(game, () => plyOf(game) === 0);
    await passUntil(game, () => plyOf(game) === 3);
    expect(demo.isPlaying()).toBe(true);
  });

  it('takes the place of no match that is played, and touches nothing then', async () => {
    const game = bench();
    const real = { type: 'newMatch', event: 'Real', white: 'A', black: 'B', settings: {}, returnOf: null };
    await game.send(real);
    await game.send({ type: 'startClock' });
    const { demo } = player(game);
    const shown = game.shows.length;
    expect(await demo.play(USUAL)).toMatchObject({ code: 'match/clock_running' });
    expect([demo.isPlaying(), game.journal.matches().length, game.shows.length]).toEqual([false, 1, shown]);
  });

  it('goes on where the match stands', async () => {
    const game = bench();
    const before = player(game).demo;
    await before.play(USUAL);
    await passUntil(game, () => plyOf(game) === 1);
    before.stop();
    const { demo } = player(game);
    demo.resume();
    expect(demo.isPlaying()).toBe(true);
    await passUntil(game, () => plyOf(game) === 2);
    expect(game.commands.open()?.views.match.toMove).toBe('white');
  });

  it('stops and says why when the game refuses a turn', async () => {
    const game = bench();
    const logged: string[] = [];
    const { demo } = player(game, logged);
    await demo.play(USUAL);
    await passUntil(game, () => game.commands.open()?.views.clocks.running === true);
    for (const line of ['1:Nf3', '1:a5']) game.commands.submitInternal({ type: 'commitTurn', line });
    await passUntil(game, () => !demo.isPlaying());
    expect(logged.join()).toContain('The demonstration stops: commitTurn was refused');
  });
});
