import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RecordedGame } from '../../games/common/records';
import { business } from '../../games/business';
import { emptyShow, GRAPHIC_IDS, LAYERS } from '../../show';
import { nobody } from '../../show/people';
import { DEFAULT_GAME, GAMES } from '../../games';
import { createDemoPlayer } from './demo';
import { createDemonstrations } from './demonstrations';
import { createBench, listLog, type Bench } from '../testing/bench';

const SCRIPT = '[Event "Show"]\n[White "A"]\n[Black "B"]\n1. 1:e4\n1... 1:e5\n2. 1:Nf3\n';

const record = (): RecordedGame => {
  const read = business.records.read(new TextEncoder().encode(SCRIPT));
  if (!read.ok) throw new Error(read.error.problem.code);
  return read.value;
};

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
    paceMs: 2500,
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

const USUAL = { game: null, paceMs: null } as const;

const plyOf = ({ commands }: Bench): number | undefined => commands.open()?.views.match.ply;

describe('the demonstration player', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('plays the record as a new match, at its pace, and stays with the result while nobody looks', async () => {
    const game = bench();
    const { demo, changes } = player(game);
    await demo.play(USUAL);
    expect(game.commands.open()).toMatchObject({
      row: { setup: { event: 'Show', white: 'A', black: 'B' } },
      views: { clocks: { running: true }, match: { ply: 0 } },
    });
    await vi.advanceTimersByTimeAsync(2499);
    expect(plyOf(game)).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(plyOf(game)).toBe(1);
    await vi.advanceTimersByTimeAsync(2 * 2500);
    expect([plyOf(game), demo.isPlaying()]).toEqual([3, true]);
    await vi.advanceTimersByTimeAsync(100 * 2500);
    expect([plyOf(game), demo.isPlaying()]).toEqual([3, true]);
    expect(changes).toEqual([true]);
    expect(game.journal.lastActor('match-1')).toBe('demo');
    expect(game.journal.matches()).toHaveLength(1);
  });

  it('is played again as another match when somebody looks, and the one before is put away', async () => {
    const game = bench();
    let isWatched = false;
    const { demo } = player(game, [], () => isWatched);
    await demo.play(USUAL);
    await vi.advanceTimersByTimeAsync(100 * 2500);
    isWatched = true;
    await vi.advanceTimersByTimeAsync(8 * 2500);
    expect([game.commands.open()?.row.matchId, demo.isPlaying()]).toEqual(['match-2', true]);
    await vi.advanceTimersByTimeAsync(3 * 2500);
    expect(plyOf(game)).toBe(3);
    await vi.advanceTimersByTimeAsync(9 * 2500);
    expect(game.commands.open()?.row.matchId).toBe('match-3');
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
      expect(await demo.play({ game: asked, paceMs: null })).toBeNull();
      const seen = [game.commands.open()?.game.id];
      while (seen.length < played.length) {
        const before = game.commands.open()?.row.matchId;
        while (game.commands.open()?.row.matchId === before) await vi.advanceTimersByTimeAsync(1000);
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
    await vi.advanceTimersByTimeAsync(5 * 2500);
    await game.send({ type: 'undo', reason: null });
    await vi.advanceTimersByTimeAsync(100 * 2500);
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
    expect(await demo.play({ game: 'go', paceMs: null })).toMatchObject({
      code: 'demonstration/none',
      params: { game: 'go', known: ['business'] },
    });
    await vi.advanceTimersByTimeAsync(100 * 2500);
    expect([demo.isPlaying(), game.journal.matches().length]).toEqual([false, 0]);
  });

  it('keeps the times of a record that tells them, three paces at most, so that no clock falls that did not', async () => {
    const { turns, ...others } = record();
    const game = bench();
    const afterMs = [1000, 61_000, 61_500];
    const timed = { ...others, turns: turns.map((turn, index) => ({ ...turn, afterMs: afterMs[index] ?? null })) };
    const { demo } = player(
      game,
      [],
      () => false,
      () => timed,
    );
    await demo.play(USUAL);
    for (const [ms, ply] of [
      [999, 0],
      [1, 1],
      [7499, 1],
      [1, 2],
      [499, 2],
      [1, 3],
    ] as const) {
      await vi.advanceTimersByTimeAsync(ms);
      expect([ms, plyOf(game)]).toEqual([ms, ply]);
    }
  });

  it.each(Object.keys(GAMES))('plays that of every game to the end that its record has: %s', async (id) => {
    const game = createBench({ parts: { games: GAMES, defaultGame: DEFAULT_GAME } });
    const logged: string[] = [];
    const { demo } = player(game, logged, () => false, demonstrations);
    await demo.play({ game: id, paceMs: null });
    const { states } = demonstrations(id) ?? { states: [] };
    for (let step = 0; game.commands.open()?.views.match.status !== 'over' && step < 100_000; step += 1) {
      game.time.nowMs += 100;
      await vi.advanceTimersByTimeAsync(100);
    }
    const open = game.commands.open();
    expect(logged).toEqual([]);
    expect([open?.game.id, open?.views.match.status]).toEqual([id, 'over']);
    expect(withoutClocks(open?.game.replayJson(open.history.state))).toEqual(withoutClocks(states.at(-1)));
  });

  it.each([
    ['a turn', { type: 'commitTurn', line: '1:d4' }],
    ['a draft', { type: 'setDraft', line: '1:d4' }],
    ['another match', { type: 'newMatch', event: 'Real', white: 'A', black: 'B', settings: {}, returnOf: null }],
  ])('steps back for good when somebody sends %s', async (_name, command) => {
    const game = bench();
    const { demo } = player(game);
    await demo.play(USUAL);
    await game.send(command);
    const ply = plyOf(game);
    expect(demo.isPlaying()).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
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

  it('is a little show: two teams with faces, the game on air', async () => {
    const game = bench();
    await player(game).demo.play(USUAL);
    const last = game.shows.at(-1);
    expect(last?.roster.white.people.map(({ photo, elo }) => photo !== null && elo !== null)).toEqual(
      Array<boolean>(6).fill(true),
    );
    const on = GRAPHIC_IDS.filter((id) => LAYERS[id] !== 'apart' && last?.show.graphics[id].on === true);
    expect(on).toEqual(['boards', 'scorebug', 'key-change', 'mics', 'ticker']);
  });

  it('is played anew at another pace when somebody asks for it, be it amid itself, and the one before is put away', async () => {
    const game = bench();
    const { demo } = player(game);
    await demo.play(USUAL);
    await vi.advanceTimersByTimeAsync(2500);
    expect(await demo.play({ game: null, paceMs: 100 })).toBeNull();
    expect(game.journal.matches().map(({ matchId, archived }) => [matchId, archived])).toEqual([
      ['match-2', false],
      ['match-1', true],
    ]);
    await vi.advanceTimersByTimeAsync(3 * 100);
    expect([plyOf(game), demo.isPlaying()]).toEqual([3, true]);
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
    await vi.advanceTimersByTimeAsync(2500);
    before.stop();
    const { demo } = player(game);
    demo.resume();
    expect(demo.isPlaying()).toBe(true);
    await vi.advanceTimersByTimeAsync(2500);
    expect(plyOf(game)).toBe(2);
    expect(game.commands.open()?.views.match.toMove).toBe('white');
  });

  it('stops and says why when the game refuses a turn', async () => {
    const game = bench();
    const logged: string[] = [];
    const { demo } = player(game, logged);
    await demo.play(USUAL);
    for (const line of ['1:Nf3', '1:a5']) game.commands.submitInternal({ type: 'commitTurn', line });
    await vi.advanceTimersByTimeAsync(2500);
    expect(demo.isPlaying()).toBe(false);
    expect(logged.join()).toContain('The demonstration stops: commitTurn was refused');
  });
});
