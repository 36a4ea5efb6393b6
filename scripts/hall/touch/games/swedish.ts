import { seatOf, type Place } from '../../../../bundles/chess-match/src/contract/venue';
import { captainAt } from '../../../../tests/support/captain';
import { until } from '../../../../tests/support/until';
import { LONG_MS, matchNow, type Evening, type TouchedGame } from '../game';

const CAPTAINS: readonly Place[] = ['captain-white-1', 'captain-white-2', 'captain-black-1', 'captain-black-2'];

/** Moves of the demonstration after which pictures are taken: from 0. */
const AFTER: Readonly<Record<number, string>> = { 20: 'first-drops', 45: 'middle', 70: 'full-reserves' };

const play = async ({ server, gallery, record, turns, say }: Evening): Promise<void> => {
  const { seats, threads } = await matchNow(server);
  const captainFor = (thread: string, side: 'white' | 'black') => {
    const team = seats.find((seat) => seat.thread === thread && seat.side === side)?.team;
    const board = threads.find(({ id }) => id === thread)?.boards[0];
    const place = CAPTAINS.find((known) => {
      const seat = seatOf(known);
      return seat?.team === team && seat?.board === board;
    });
    if (place === undefined || board === undefined) throw new Error(`Nobody sits at ${thread}, ${side}.`);
    return { board, captain: captainAt(server, { page: gallery.page(place) }, side) };
  };
  const made: Record<string, number> = {};
  for (const [index, { line }] of record.turns.slice(0, turns).entries()) {
    const [thread = '', san = ''] = [line.slice(0, 1), line.slice(2)];
    const ply = made[thread] ?? 0;
    made[thread] = ply + 1;
    const { board, captain } = captainFor(thread, ply % 2 === 0 ? 'white' : 'black');
    await captain.reply(board, san, index % 2 === 0 ? 'taps' : 'drag');
    await until(async () => (await matchNow(server)).ply === index + 1, `move ${index + 1} to be played`);
    say(`${index + 1}/${record.turns.length} ${line}`);
    if (AFTER[index] !== undefined) await gallery.take(AFTER[index]);
  }
};

export const swedish: TouchedGame = {
  captains: CAPTAINS,
  tables: ['table-white-1', 'table-black-2'],
  time: { timePerPlayerMs: LONG_MS },
  play,
};
