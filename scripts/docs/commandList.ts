import { AREAS, declarationOf } from '../../bundles/chess-match/src/commands';
import type { CommandType, SometimesDue } from '../../bundles/chess-match/src/contract/commands';
import { GAMES } from '../../bundles/chess-match/src/games';
import { HANDLERS } from '../../bundles/chess-match/src/match/authority/commandTable';
import { keysLabel } from '../../dashboard/shared/keys/codes';

const HEADINGS: Readonly<Record<keyof typeof AREAS, string>> = {
  turn: 'Turns',
  clock: 'Clocks',
  ending: 'Endings and incidents',
  games: 'Of one game alone',
  matches: 'Matches',
  show: 'On air',
  evening: 'Rundown and suggestions',
  people: 'People and microphones',
  obs: 'OBS',
  hall: 'The hall',
  after: 'For afterwards',
  engine: 'The engine',
  live: 'Followed from outside',
  keeping: 'Backups, rehearsals, the demonstration',
};

const REASONS = { none: '', optional: 'may be given', due: 'is due' } as const;

const reasonOf = (reason: keyof typeof REASONS | SometimesDue): string =>
  typeof reason === 'string' ? REASONS[reason] : 'is due sometimes';

const keysOf = (type: CommandType): string => {
  const keys = Object.entries(declarationOf(type).keys).flatMap(([page, ofPage]) =>
    Object.values(ofPage).map(({ keys: pressed }) => `${page} \`${keysLabel(pressed)}\``),
  );
  return [...new Set(keys)].join(', ');
};

/** Who answers it, where that is a matter of the game. */
const gamesOf = (type: CommandType): string => {
  if (HANDLERS[type] !== HANDLERS.commitTurn) return '';
  const all = Object.entries(GAMES);
  const answering = all.filter(([, { commands }]) => commands.includes(type)).map(([id]) => id);
  return answering.length === all.length ? '' : ` Answered by: ${answering.join(', ')}.`;
};

const row = (type: CommandType): string => {
  const { help, roles, reason } = declarationOf(type);
  return `| \`${type}\` | ${help.en}${gamesOf(type)} | ${roles.join(', ')} | ${reasonOf(reason)} | ${keysOf(type)} |`;
};

const section = ([area, commands]: [string, object]): string =>
  [
    `## ${HEADINGS[area as keyof typeof AREAS]}`,
    '',
    '| command | what it does | who, besides the operator | a reason | keys |',
    '|---|---|---|---|---|',
    ...Object.keys(commands).map((type) => row(type as CommandType)),
  ].join('\n');

/** docs/commands.md: all commands as they are declared. */
export const commandList = (): string =>
  [
    '# Commands',
    'Everything that can be pressed, and everything a script can send ([Scripts and button boxes](scripting.md)). The operator may send all of them. Keys are those a page begins with; F1 on each page changes them.',
    '<!-- Written by npm run docs:api from what is declared in bundles/chess-match/src/commands. -->',
    ...Object.entries(AREAS).map(section),
  ].join('\n\n') + '\n';
