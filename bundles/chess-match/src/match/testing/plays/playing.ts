import type { CommandType } from '../../../contract/commands';
import { GAMES } from '../../../games';
import { HANDLERS } from '../../authority/commandTable';
import { turnsOf } from '../../home/testing';
import { createWatched } from '../watched';
import type { Body, Moment, Play } from './play';

const OF_NO_GAME = 'progressive';
/** What no game decides on, and each has: its draft and its past. */
const OF_EVERY_GAME: readonly CommandType[] = ['setDraft', 'undo', 'redo', 'takeBack'];

/** Every game in which a command means something. */
export const gamesOf = (type: CommandType, { game }: Play): readonly string[] => {
  if (game !== undefined) return [game];
  if (OF_EVERY_GAME.includes(type)) return Object.keys(GAMES);
  if (HANDLERS[type] !== HANDLERS.commitTurn) return [OF_NO_GAME];
  return Object.values(GAMES).flatMap(({ id, commands }) => (commands.includes(type) ? [id] : []));
};

/** A match of the game with its first recorded turns, and what comes next. */
export const beginIn = async (game: string): Promise<Moment> => {
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

/** What the command of a play says at a moment. */
export const bodyOf = ({ body }: Play, at: Moment): Body => (typeof body === 'function' ? body(at) : body);
