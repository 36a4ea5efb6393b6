import { describe, expect, it } from 'vitest';
import type { Answer } from '@schemas/answer';
import { COMMAND_TYPES } from '../../commands';
import type { CommandType } from '../../contract/commands';
import { GAMES } from '../../games';
import { PLAYS } from '../testing/plays';
import type { Body, Moment, Play } from '../testing/plays/play';
import { AUDIENCES, createWatched, type Watched, type Who } from '../testing/watched';
import { turnsOf } from '../viewers/testing';
import { HANDLERS } from './table';

const OF_NO_GAME = 'progressive';
/** What no game decides on, and each has: its draft and its past. */
const OF_EVERY_GAME: readonly CommandType[] = ['setDraft', 'undo', 'redo', 'takeBack'];

/** Every game in which a command means something. */
const gamesOf = (type: CommandType, { game }: Play): readonly string[] => {
  if (game !== undefined) return [game];
  if (OF_EVERY_GAME.includes(type)) return Object.keys(GAMES);
  if (HANDLERS[type] !== HANDLERS.commitTurn) return [OF_NO_GAME];
  return Object.values(GAMES).flatMap(({ id, commands }) => (commands.includes(type) ? [id] : []));
};

const CASES = COMMAND_TYPES.flatMap((type) => gamesOf(type, PLAYS[type]).map((game) => [type, game] as const));

/** A match of the game with its first recorded turns, and what comes next. */
const beginIn = async (game: string): Promise<Moment> => {
  const bench = createWatched(game);
  const matchId = await bench.newMatch({ game });
  const turns = turnsOf(game).values();
  let next = turns.next();
  const threads = GAMES[game]?.threads ?? [];
  const mustSend = async (type: CommandType, body: Body = {}): Promise<void> => {
    const answer = await bench.send({ type, ...body });
    if (!answer.ok) throw new Error(`${type} was refused: ${JSON.stringify(answer.error)}`);
  };
  const moment: Moment = {
    bench,
    game,
    matchId,
    get inThread() {
      return threads.length > 1 ? { thread: next.value?.thread ?? threads[0] } : {};
    },
    get next() {
      return next.value ?? {};
    },
    send: mustSend,
    turn: async () => {
      if (next.done === true) throw new Error('The recorded game is over.');
      bench.time.nowMs += 1000;
      await mustSend('commitTurn', next.value);
      next = turns.next();
    },
  };
  return moment;
};

const bodyOf = ({ body }: Play, at: Moment): Body => (typeof body === 'function' ? body(at) : body);

/** What every audience has, by what it was sent. */
const heldBy = (bench: Watched): Readonly<Record<Who, string>> =>
  Object.fromEntries(
    AUDIENCES.map((who) => [who, who === 'outside' ? bench.outside() : JSON.stringify(bench.held(who))]),
  ) as Record<Who, string>;

/** Sends the command; one that is awaited after each recorded turn until the rules take it. */
const play = async (type: CommandType, how: Play, at: Moment) => {
  for (;;) {
    const before = heldBy(at.bench);
    const answer: Answer = await at.bench.send({ type, ...bodyOf(how, at) });
    if (answer.ok || how.isAwaited !== true) return { before, answer };
    await at.turn();
  }
};

describe('every command', () => {
  it('is played somewhere', () => {
    expect([...new Set(CASES.map(([type]) => type))]).toEqual(COMMAND_TYPES);
  });

  it.each(CASES)('%s in %s is seen by whom it is for: what was sent is what is there', async (type, game) => {
    const how = PLAYS[type];
    const at = await beginIn(game);
    await at.turn();
    await how.before?.(at);
    const { before, answer } = await play(type, how, at);
    expect(answer.ok, JSON.stringify(answer)).toBe(how.isRefused !== true);
    const after = heldBy(at.bench);
    expect(AUDIENCES.filter((who) => after[who] !== before[who]).toSorted()).toEqual([...how.seenBy].toSorted());
    for (const who of AUDIENCES) {
      if (who === 'outside') continue;
      const anew = at.bench.anew(who);
      expect({ ...at.bench.held(who), ...anew }).toEqual(at.bench.held(who));
    }
    expect(at.bench.wrong).toEqual([]);
    at.bench.journal.close();
  });
});
