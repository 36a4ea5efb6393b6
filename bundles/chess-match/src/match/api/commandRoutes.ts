import type { IncomingMessage } from 'node:http';
import { COMMAND_TYPES, declarationOf } from '../../commands';
import { json } from '../../http/reply';
import { onGet, onPost, type AnswerRow } from '../../http/answerRow';
import type { CrewIdentity } from '../authority/identity';
import { mayDo, rolesFor } from '../authority/permissions';
import { COMMAND_SHAPES } from '../authority/shapes';
import type { Commands } from '../authority/submit';
import { ROOT } from '../gate/http/own';
import { postCommand } from './postCommand';

export interface CommandRouteParts {
  readonly commands: Commands;
  /** On whose behalf a request comes. */
  readonly identify: (request: IncomingMessage) => CrewIdentity;
  readonly now: () => number;
}

const SHAPES = new Map<string, object>(COMMAND_SHAPES.map((shape) => [shape.properties.type.const, shape.properties]));

/** Every command as it is declared, and whether who asks may send it. */
const listFor = (identity: CrewIdentity) => ({
  role: identity.role,
  commands: COMMAND_TYPES.map((type) => {
    const { name, help, reason, keys } = declarationOf(type);
    return {
      type,
      name,
      help,
      roles: rolesFor(type),
      may: mayDo(identity, type),
      reason: typeof reason === 'string' ? reason : 'sometimes',
      keys,
      fields: SHAPES.get(type),
    };
  }),
});

/**
 * GET commands: what can be sent, for button boxes to choose from. POST commands: one that says its type; POST
 * commands/TYPE: one that says the rest.
 */
export const commandRoutes = ({ commands, identify, now }: CommandRouteParts): readonly AnswerRow[] => {
  const post = (path: string | RegExp): AnswerRow =>
    onPost(path, async ({ request, groups: [type] }) => {
      const { status, answer } = await postCommand(request, type ?? null, commands, identify, now);
      return json(status, answer, status === 413 ? { connection: 'close' } : {});
    });
  return [
    onGet(`${ROOT}commands`, ({ request }) => json(200, listFor(identify(request)))),
    post(`${ROOT}commands`),
    post(new RegExp(`^${ROOT}commands/([A-Za-z]+)$`)),
  ];
};
