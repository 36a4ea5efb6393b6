import type { GraphicId } from 'chess-match/client/show';
import { BOX_COMMANDS } from '@schemas/boxCommands';
import type { BoxCommand, Field } from '../commands/boxCommand';
import type { Desk } from '../desk';
import type { Action, Actions } from './action';
import { bodyOf, optionOf } from './options';

const SEEN: Readonly<Record<string, (desk: Desk, graphic: GraphicId) => number>> = {
  expectedVersion: ({ version }) => version,
  showVersion: ({ views }) => views.show.version,
  rundownVersion: ({ views }) => views.show.rundown.version,
  takes: ({ views }, graphic) => views.show.graphics[graphic].takes,
};

const seenIn = (fields: readonly Field[], desk: Desk, said: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    fields.flatMap(({ kind, name }) =>
      kind === 'seen' ? [[name, SEEN[name]?.(desk, said['graphic'] as GraphicId)] as const] : [],
    ),
  );

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const actionOf = ({ type, name, help, fields }: BoxCommand, ...[desk, language]: Parameters<Actions>): Action => {
  const isSeen = fields.some(({ kind }) => kind === 'seen');
  return {
    name: capital(name[language]),
    description: help[language],
    options: fields.map((field) => optionOf(field, desk, language)).filter((option) => option !== null),
    sends: (now, options) => {
      const said = bodyOf(fields, options);
      if (!isSeen) return [{ type, body: said }];
      return now === null ? 'unseen' : [{ type, body: { ...said, ...seenIn(fields, now, said) } }];
    },
  };
};

/** An action for every command of the table that a key can send. */
export const commandActions: Actions = (desk, language) =>
  Object.fromEntries(BOX_COMMANDS.map((command) => [command.type, actionOf(command, desk, language)]));
