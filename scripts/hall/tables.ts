import type { TableAct } from '../../bundles/chess-match/src/contract/tables';
import type { Place, Team } from '../../bundles/chess-match/src/contract/venue';
import { TURNS } from '../gallery/onAir/demonstration';
import type { TestServer } from '../../tests/support/server';
import type { TestVenue } from '../../tests/support/venue';
import { openDevice } from './device';
import { pairedAt, type Language } from './screens';

const TABLES = [1, 2, 3, 4, 5] as const;
const NAMES: Readonly<Record<Language, readonly string[]>> = {
  ru: ['', 'План с d4', '', 'Жертва качества на открытой линии: белые успеют раньше?', 'Эндшпиль'],
  en: ['', 'Plan with d4', '', 'Exchange sacrifice on the open file: is White in time?', 'Endgame'],
};
/** Moves tried at each table. */
const LENGTHS = [3, 9, 1, 6, 12] as const;

/** What was played on a board from a turn on: moves that are legal there. */
const playedOn = (board: number, fromPly: number): readonly string[] =>
  TURNS.slice(fromPly).flatMap((line) => new RegExp(`(?:^| )${board}:(\\S+)`).exec(line)?.[1] ?? []);

/**
 * Tries something at all five tables of a team, each at the board of its number, in the words of a language; `ply`
 * turns of the demonstration are played.
 */
export const tryAtTables = async (
  server: TestServer,
  venue: Pick<TestVenue, 'url'>,
  { team, ply, language }: { readonly team: Team; readonly ply: number; readonly language: Language },
): Promise<void> => {
  for (const [index, table] of TABLES.entries()) {
    const place: Place = `table-${team}-${table}`;
    const device = await openDevice(venue.url, place, await pairedAt(server, venue, place));
    const act = async (body: TableAct): Promise<void> => {
      const answer = await device.act(body);
      if (answer?.ok !== true) throw new Error(`${place}: ${answer?.error.code ?? 'no answer'}`);
    };
    const moves = playedOn(table, ply).slice(0, LENGTHS[index]);
    for (const [step, san] of moves.entries()) await act({ type: 'move', study: step === 0 ? null : 1, step, san });
    await act({ type: 'name', study: 1, step: 0, name: NAMES[language][index] ?? '' });
    const arrow = { from: 'e2', to: 'e4', colour: 'green' } as const;
    await act({
      type: 'draw',
      study: 1,
      step: moves.length,
      arrows: [arrow],
      circles: [{ square: 'd5', colour: 'red' }],
    });
    device.close();
  }
};
