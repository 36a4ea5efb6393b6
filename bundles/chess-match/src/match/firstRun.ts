import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Games, PlayableGame } from '../games/common/game';
import type { RecordedGame } from '../games/common/records';
import type { RosterView } from '@schemas/roster';
import { isDemonstration } from '../show';
import type { DemoPlayer } from './demo';
import { DEMO_PLAYER } from './commands/identity';
import type { Commands } from './commands/submit';
import type { Journal } from './journal/contract';

const FIXTURES = ['bundles', 'chess-match', 'fixtures'];

/** For a game without a demonstration: a match that nobody plays. */
export const NO_RECORD: RecordedGame = {
  event: '',
  white: 'White',
  black: 'Black',
  begunAtMs: null,
  players: [],
  settings: {},
  turns: [],
  events: [],
  end: null,
  states: [],
};

const read = ({ records }: PlayableGame): RecordedGame => {
  const path = join(process.cwd(), ...FIXTURES, ...records.demonstration.split('/'));
  const record = records.read(readFileSync(path));
  if (!record.ok) throw new Error(`${path}:${record.error.line}: ${record.error.problem.code}`);
  return record.value;
};

/**
 * The demonstration match of each game that has one, by the game's id. To read a record is to play it, and a restart must be short:
 * each is read when it is first asked for. @throws then where it cannot be read: it comes with the program
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

/**
 * Begins the demonstration with a journal that never held a match, and goes on with one that nobody touched since: where a
 * restart interrupted it, or anew after its end, unless an evening is being prepared with people of its own. A journal that is
 * empty after a rescue or a restore belongs to an evening: its version is above 0 for good.
 */
export const startDemo = (demo: DemoPlayer, commands: Commands, journal: Journal, people: RosterView): void => {
  const open = commands.open();
  if (journal.version() === 0) void demo.play(null);
  else if (open !== null && journal.lastActor(open.row.matchId) === DEMO_PLAYER.name)
    if (open.views.match.status === 'playing' || isDemonstration(people)) demo.resume();
};
