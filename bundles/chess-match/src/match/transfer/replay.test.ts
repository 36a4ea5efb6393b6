import { describe, expect, it } from 'vitest';
import type { MatchFile } from '@schemas/matchFile';
import { GAMES } from '../../games';
import { isHistoryEvent, isOfGame, type AnyEvent } from '../../games/common/entry';
import { append, foldHistory } from '../../games/common/history';
import { decideRedo, decideUndo } from '../../games/common/undo';
import { random, type Random } from '../../games/common/random';
import { business, turnEntry } from '../../games/business';
import { swedish } from '../../games/swedish';
import type { State } from '../../games/swedish/rules/state';
import { newMatch } from '../../games/swedish/testing/play';
import { randomGame } from '../../games/testing/randomGame';
import { newGame } from '../../games/testing/play';
import type { PlayableGame } from '../../games/common/game';
import { kindOf } from '../audit/events';
import { pictureProblem } from './checkViews';
import { playThrough } from './playThrough';
import { createReplay } from './replay';

type Verdict = Readonly<Record<string, unknown>> | 'ok';
type Game = MatchFile['games'][number];

const gameOf = (entries: readonly AnyEvent[], settings: unknown): Game => ({
  matchId: 'm',
  game: 'business',
  createdAtMs: 1,
  rehearsal: false,
  setup: { event: '', white: 'A', black: 'B', settings: settings as Record<string, unknown>, returnOf: null },
  entries: entries.map((event, index) => ({ seq: index + 1, atMs: 1, actor: 'a', event: { ...event } })),
});

const quickly = (games: Readonly<Record<string, PlayableGame>>, game: Game): Verdict => {
  const file = { format: 'chess-broadcast/match', formatVersion: 1, program: '', exportedAtMs: 1, digest: '' } as const;
  const played = playThrough(games, { ...file, matchId: 'm', games: [game] }, () => undefined);
  return played.ok ? 'ok' : played.error.params;
};

/** The check at its plainest: the whole fold and the whole picture after each entry that changes a fact. */
const plainly = (game: Game): Verdict => {
  const row = { ...game, setup: { ...game.setup }, archived: false, status: 'playing', scoreWhite: 0, scoreBlack: 0 };
  const kinds = game.entries.map(({ event }) => (event as AnyEvent).type);
  const strange = kinds.findIndex((kind) => kindOf(kind, game.game) === 'other');
  if (strange >= 0) return { where: `/games/0/entries/${strange}`, kind: kinds[strange] };
  let history = foldHistory<unknown>(GAMES['business'] ?? business, newGame(game.setup.settings), []);
  for (const [index, entry] of game.entries.entries())
    try {
      const event = entry.event as AnyEvent;
      history = append(business as unknown as PlayableGame, history, event);
      const isLast = index === game.entries.length - 1;
      const isFact = isHistoryEvent(event) || (isOfGame(event) && business.undoLabel(event as never) !== null);
      if (!isFact && !isLast) continue;
      const views = business.project(history.state as never);
      const open = { row, game: business, history, views, games: { before: [], planned: null } };
      const problem = pictureProblem(open as never);
      if (problem !== null) return { where: `/games/0/entries/${index}`, reason: problem };
      turnEntry.moves(history.state as never);
    } catch {
      return { where: `/games/0/entries/${index}` };
    }
  return 'ok';
};

/** Other names, numbers, texts and lists in some places; entries doubled, exchanged or with other numbers undone. */
const damaged = (entries: readonly AnyEvent[], { below, pick, chance }: Random): AnyEvent[] => {
  const copy = JSON.parse(JSON.stringify(entries)) as AnyEvent[];
  const at = below(copy.length);
  const event = copy[at];
  if (event === undefined) return copy;
  const added: readonly AnyEvent[] = [
    JSON.parse(JSON.stringify(pick(copy))) as AnyEvent,
    { type: 'undone', atMs: 1, seq: pick([1, at, at + 1, at + 3, -1, 0.5]), reason: null },
    { type: 'redone', atMs: 1, seq: at },
    { type: 'takenBack', atMs: 1, seqs: [at + 2, at, at - 1], reason: '' },
  ];
  if (chance(0.5)) copy.splice(at, 0, pick(added));
  else Reflect.set(event, pick(Object.keys(event)), pick([null, 'x', -1, [], {}, 1e9, [{ branch: 'b1' }]]));
  return copy;
};

const eventsOf = (seed: number, length: number) => {
  const { history } = randomGame(seed, length);
  return { events: history.entries.map(({ event }) => event), settings: history.initial.settings };
};

/** A recorded game on two boards with moves taken back and brought again on either. */
const ofTwoBoards = (seed: number): readonly AnyEvent[] => {
  const { pick, chance } = random(seed);
  let history = foldHistory<unknown>(swedish as unknown as PlayableGame, newMatch(), []);
  const game = swedish as unknown as PlayableGame;
  for (let step = 0; step < 120; step += 1) {
    const thread = pick(['A', 'B']);
    const sans = { A: ['e4', 'd5', 'exd5', 'Qxd5', 'Nc3', 'Qa5'], B: ['e4', 'P@e5', 'Nf3', 'Nc6', 'P@e6', 'dxe6'] };
    const played = (history.state as State).moves.filter(({ board }) => board === thread).length;
    const line = sans[thread as 'A' | 'B'][played] ?? 'none';
    const move = game.decide(history.state, { type: 'commitTurn', thread, line } as never, 1);
    const back = chance(0.5) ? decideUndo(game, history, 1, null, thread) : decideRedo(game, history, 1, thread);
    if (move.ok && chance(0.6)) history = move.value.reduce((at, event) => append(game, at, event), history);
    else if (back.ok) history = append(game, history, back.value);
  }
  return history.entries.map(({ event }) => event);
};

describe('the check of an import', () => {
  it('S1 gives the states that history gives, where boards do not wait for each other', () => {
    const game = swedish as unknown as PlayableGame;
    let redone = 0;
    for (let seed = 1; seed <= 12; seed += 1) {
      const replay = createReplay(game, newMatch());
      let history = foldHistory<unknown>(game, newMatch(), []);
      for (const event of ofTwoBoards(seed)) {
        history = append(game, history, event);
        if (event.type === 'redone') redone += 1;
        expect(replay.add(event)).toEqual(history.state);
      }
    }
    expect(redone).toBeGreaterThan(20);
  });

  it('B27 finds what the plain one finds, in whole games and damaged ones', { timeout: 300_000 }, () => {
    let refused = 0;
    for (let seed = 1; seed <= 10; seed += 1) {
      const { events, settings } = eventsOf(seed, 60);
      const whole = gameOf(events, settings);
      expect([seed, quickly(GAMES, whole)]).toEqual([seed, 'ok']);
      const chance = random(seed);
      for (let round = 0; round < 3; round += 1) {
        const game = gameOf(damaged(events, chance), settings);
        const verdict = quickly(GAMES, game);
        if (verdict !== 'ok') refused += 1;
        expect([seed, round, verdict]).toEqual([seed, round, plainly(game)]);
      }
    }
    expect(refused).toBeGreaterThan(2);
  });

  it(
    'B27 costs by the number of entries, not by its square: long chains of undo and redo',
    { timeout: 120_000 },
    () => {
      const gap = { type: 'gapNoted', atMs: 1, side: 'white', fromMs: 1, toMs: 2 } as const;
      const work = (facts: number): number => {
        let steps = 0;
        const counting: PlayableGame = {
          ...business,
          evolve: (state, event) => {
            steps += 1;
            return business.evolve(state as never, event as never);
          },
        } as PlayableGame;
        const veto = { type: 'vetoDeclared', atMs: 1, side: 'white', clockMs: 1 } as const;
        const numbers = Array.from({ length: facts }, (_, index) => index + 1);
        const back = numbers.toReversed().map((seq) => ({ type: 'undone', atMs: 1, seq, reason: null }) as const);
        const again = numbers.map((seq) => ({ type: 'redone', atMs: 1, seq }) as const);
        const there = [...numbers.map(() => veto), ...back, ...again, gap];
        expect(quickly({ business: counting }, gameOf(there as never, {}))).toBe('ok');
        return steps;
      };
      expect(work(120) / work(60)).toBeLessThan(2.6);
    },
  );
});
