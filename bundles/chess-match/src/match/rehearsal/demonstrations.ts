import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Games, PlayableGame } from '../../games/common/game';
import type { RecordedGame } from '../../games/common/records';

const FIXTURES = ['bundles', 'chess-match', 'fixtures'];

const read = ({ records }: PlayableGame): RecordedGame => {
  const path = join(process.cwd(), ...FIXTURES, ...records.demonstration.split('/'));
  const record = records.read(readFileSync(path));
  if (!record.ok) throw new Error(`${path}:${record.error.line}: ${record.error.problem.code}`);
  return record.value;
};

/** The games that have a demonstration match, by id. */
export const demonstrationsIn = (games: Games): readonly string[] =>
  Object.values(games).flatMap(({ id, records }) => (records.demonstration === '' ? [] : [id]));

/**
 * The demonstration match of each game that has one, by the game's id. To read a record is to play it, and a restart
 * must be short: each is read when it is first asked for. @throws then where it cannot be read: it comes with the
 * program
 */
export const createDemonstrations = (games: Games): ((game: string) => RecordedGame | null) => {
  const known = new Map<string, RecordedGame>();
  return (id) => {
    const game = games[id];
    if (game === undefined || game.records.demonstration === '') return null;
    const record = known.get(id) ?? read(game);
    known.set(id, record);
    return record;
  };
};
