import { captainAt, type TestCaptain } from '../../../tests/support/captain';
import { until } from '../../../tests/support/until';
import { matchNow, type TouchedGame } from './game';

interface Ways {
  /** Makes a turn by fingers, without its press. @param line as a record has it */
  readonly enter: (captain: TestCaptain, line: string) => Promise<void>;
  /** Turns after which pictures are taken: from 0. */
  readonly after: Readonly<Record<number, string>>;
}

/** Two captains in turn, a press for each turn. */
export const bySides =
  ({ enter, after }: Ways): TouchedGame['play'] =>
  async ({ server, gallery, record, turns, say }) => {
    const captains = [
      captainAt(server, { page: gallery.page('captain-white') }, 'white'),
      captainAt(server, { page: gallery.page('captain-black') }, 'black'),
    ] as const;
    for (const [ply, { line }] of record.turns.slice(0, turns).entries()) {
      const captain = captains[ply % 2 === 0 ? 0 : 1];
      await enter(captain, line);
      await captain.press();
      await until(async () => (await matchNow(server)).ply === ply + 1, `turn ${ply + 1} to be played`);
      say(`${ply + 1}/${record.turns.length} ${line}`);
      if (after[ply] !== undefined) await gallery.take(after[ply]);
    }
  };
