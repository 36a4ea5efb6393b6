import type { CommandType } from '../contract/commands';
import type { Declaration, Declarations, LoggedKind } from '../contract/declaration';
import { OWN_COMMANDS } from '../games/commands';
import { afterCommands } from './after';
import { clockCommands } from './clock';
import { JOURNAL } from './common';
import { endingCommands } from './ending';
import { engineCommands } from './engine';
import { eveningCommands } from './evening';
import { hallCommands } from './hall';
import { keepingCommands } from './keeping';
import { liveCommands } from './live';
import { matchesCommands } from './matches';
import { obsCommands } from './obs';
import { peopleCommands } from './people';
import { showCommands } from './show';
import { turnCommands } from './turn';

type Own = typeof OWN_COMMANDS;

const ofGames = Object.fromEntries(
  Object.entries(OWN_COMMANDS).map(([type, declared]) => [type, { ...declared, log: JOURNAL }]),
) as { readonly [T in keyof Own]: Own[T] & { readonly log: typeof JOURNAL } };

/** Areas of work, in the order in which documents tell of them. */
export const AREAS = {
  turn: turnCommands,
  clock: clockCommands,
  ending: endingCommands,
  games: ofGames,
  matches: matchesCommands,
  show: showCommands,
  evening: eveningCommands,
  people: peopleCommands,
  obs: obsCommands,
  hall: hallCommands,
  after: afterCommands,
  engine: engineCommands,
  live: liveCommands,
  keeping: keepingCommands,
} as const;

/**
 * Every command there is, declared once. A type of the schemas that is not here does not compile, nor does one that is
 * not there. A reason is due for what only an arbiter decides (B24, B25, B27).
 */
export const COMMANDS = {
  ...turnCommands,
  ...clockCommands,
  ...endingCommands,
  ...ofGames,
  ...matchesCommands,
  ...showCommands,
  ...eveningCommands,
  ...peopleCommands,
  ...obsCommands,
  ...hallCommands,
  ...afterCommands,
  ...engineCommands,
  ...liveCommands,
  ...keepingCommands,
} as const satisfies Declarations<CommandType>;

const DECLARED: Declarations<CommandType> = COMMANDS;

export const declarationOf = (type: CommandType): Declaration<CommandType> =>
  DECLARED[type] as Declaration<CommandType>;

export const isCommandType = (type: unknown): type is CommandType =>
  typeof type === 'string' && Object.hasOwn(COMMANDS, type);

/** In the order of the areas. */
export const COMMAND_TYPES = Object.keys(COMMANDS) as readonly CommandType[];

/** Types whose commands the log shows by themselves. */
export type LoggedType = {
  [T in CommandType]: (typeof COMMANDS)[T]['log']['kind'] extends LoggedKind ? T : never;
}[CommandType];

export const LOGGED_TYPES = COMMAND_TYPES.filter((type): type is LoggedType => declarationOf(type).log.kind !== null);
