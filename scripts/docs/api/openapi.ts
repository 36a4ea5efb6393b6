import { AREAS, COMMAND_TYPES, declarationOf } from '../../../bundles/chess-match/src/commands';
import type { CommandType } from '../../../bundles/chess-match/src/contract/commands';
import { DESK_PATH } from '../../../bundles/chess-match/src/contract/desk';
import { LIVE_PATH } from '../../../bundles/chess-match/src/contract/live';
import { COMMAND_SHAPES } from '../../../bundles/chess-match/src/match/authority/shapes';
import { appVersion } from './asyncapi';
import { liveExample } from './example';
import { examples, type Examples } from './examples';
import { createComponents, exactly, published, type Components, type Schema } from './components';
import { deskSchema, liveSchema } from './liveSchema';

const COMMANDS_PATH = '/chess-match/commands';

/** What a refusal means by its status; its answer says more. */
const REFUSED = {
  400: 'It cannot be read as this command; `params.where` of the error points to the place.',
  403: 'The key is of a role that may not send it.',
  409: 'It was meant for another moment: look again at what is told, and send it anew.',
  413: 'It is too long.',
  415: 'It is not declared as application/json.',
  422: 'The rules refuse it.',
  500: 'The server failed; nothing was done.',
  503: 'The server is stopping; nothing was done.',
} as const;

/** What the gate says in a line of text, before anybody looks at the command. */
const TURNED_AWAY = { 401: 'No key, or one that is good no more.', 429: 'Too fast: Retry-After says when.' } as const;

const jsonOf = (schema: Schema, example?: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
});

const shapeOf = (type: CommandType): Schema => {
  const shape = COMMAND_SHAPES.find(({ properties }) => properties.type.const === type);
  if (shape === undefined) throw new Error(type);
  return shape as unknown as Schema;
};

/** What may be left out: the envelope, and the type, which the address says. */
const LEFT_OUT: readonly string[] = ['id', 'type', 'issuedAt', 'expectedVersion'];

const mayBeNull = (field: unknown): boolean => JSON.stringify(field).includes('"null"');

const bodyOf = (type: CommandType, { of }: Components): Schema => {
  const shape = shapeOf(type);
  const fields = shape['properties'] as Schema;
  const needed = (shape['required'] as readonly string[]).filter(
    (name) => !LEFT_OUT.includes(name) || (name === 'expectedVersion' && !mayBeNull(fields[name])),
  );
  return of({ ...shape, required: needed });
};

const answers = (components: Components, given: Examples['answers']) => ({
  200: { description: 'It is done, and on disk.', content: jsonOf(components.ref('answer'), given[200]) },
  ...Object.fromEntries(
    Object.entries(REFUSED).map(([status, description]) => [
      status,
      { description, content: jsonOf({ $ref: '#/components/schemas/refusal' }, given[Number(status)]) },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(TURNED_AWAY).map(([status, description]) => [
      status,
      { description, content: { 'text/plain': { schema: { type: 'string' } } } },
    ]),
  ),
});

const STATUSES = ['200', ...Object.keys(REFUSED), ...Object.keys(TURNED_AWAY)];

/** Every command is answered alike. */
const RESPONSES = Object.fromEntries(STATUSES.map((status) => [status, { $ref: `#/components/responses/${status}` }]));

const IDEMPOTENCY = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'The same again gets the same answer, and nothing is done twice. Left out: another one each time.',
  schema: { type: 'string', minLength: 8, maxLength: 64 },
} as const;

const operationOf = (type: CommandType, area: string, components: Components, { commands }: Examples) => {
  const { name, help, roles, reason } = declarationOf(type);
  const schema = bodyOf(type, components);
  return {
    post: {
      operationId: type,
      summary: name.en,
      description: `${help.en} Sent by: ${['operator', ...roles].join(', ')}.`,
      tags: [area],
      'x-roles': ['operator', ...roles],
      'x-reason': typeof reason === 'string' ? reason : 'sometimes',
      parameters: [{ $ref: '#/components/parameters/idempotency' }],
      requestBody: {
        required: (schema['required'] as readonly string[]).length > 0,
        content: jsonOf(schema, commands[type].body),
      },
      responses: RESPONSES,
    },
  };
};

const areaOf = (type: CommandType): string =>
  Object.entries(AREAS).find(([, commands]) => Object.hasOwn(commands, type))?.[0] ?? '';

/** docs/api/openapi.json: the commands as they are declared, and what is told to who asks. */
export const openApi = async () => {
  const components = createComponents();
  const found = await examples();
  const refused = (published('answer')['oneOf'] as readonly Schema[])[1] ?? {};
  components.add('refusal', {
    ...refused,
    properties: {
      ...(refused['properties'] as Schema),
      text: { type: 'string', description: 'What is wrong and what to do, in English, or Russian by Accept-Language.' },
    },
  });
  const live = components.add('told', liveSchema(components));
  const desk = components.add('desk', deskSchema(components));
  const list = exactly({
    role: { type: 'string' },
    commands: { type: 'array', items: { type: 'object' } },
  });
  return {
    openapi: '3.1.0',
    info: {
      title: 'Chess Broadcast: commands',
      version: appVersion(),
      description: 'docs/api.md says it step by step.',
    },
    servers: [{ url: 'http://127.0.0.1:9090' }],
    security: [{ key: [] }],
    paths: {
      [LIVE_PATH]: {
        get: {
          summary: 'the public state as it is now',
          responses: { 200: { description: 'The state.', content: jsonOf(live, await liveExample()) } },
        },
      },
      [DESK_PATH]: {
        get: {
          summary: 'what button boxes of the crew need to know, as it is now',
          responses: { 200: { description: 'The state.', content: jsonOf(desk) } },
        },
      },
      [COMMANDS_PATH]: {
        get: {
          summary: 'every command there is, for button boxes to choose from',
          responses: { 200: { description: 'As they are declared.', content: jsonOf(list) } },
        },
      },
      ...Object.fromEntries(
        COMMAND_TYPES.map((type) => [`${COMMANDS_PATH}/${type}`, operationOf(type, areaOf(type), components, found)]),
      ),
    },
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
      parameters: { idempotency: IDEMPOTENCY },
      responses: answers(components, found.answers),
      schemas: components.schemas,
    },
  };
};
