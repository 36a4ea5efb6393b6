import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DESK_PATH } from '../../../bundles/chess-match/src/contract/desk';
import { LIVE_PATH } from '../../../bundles/chess-match/src/contract/live';
import { PROJECT_FOLDER } from '../../lib/project';
import { createComponents } from './components';
import { liveExample } from './example';
import { deskSchema, liveSchema } from './liveSchema';

export const appVersion = (): string =>
  (JSON.parse(readFileSync(join(PROJECT_FOLDER, 'package.json'), 'utf8')) as { readonly version: string }).version;

const KEY_IN_ADDRESS = {
  ws: {
    query: {
      type: 'object',
      properties: { key: { type: 'string', description: 'For who cannot send a header.' } },
    },
  },
} as const;

/** docs/api/asyncapi.json: the plain socket, from the schemas of the views and a message as it goes out. */
export const asyncApi = async () => {
  const components = createComponents();
  const payload = components.add('told', liveSchema(components));
  const desk = components.add('desk', deskSchema(components));
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Chess Broadcast: what other programs are told',
      version: appVersion(),
      description: 'docs/api.md says it step by step.',
    },
    servers: { match: { host: '127.0.0.1:9090', protocol: 'ws' } },
    channels: {
      live: {
        address: LIVE_PATH,
        description:
          'The whole public state when one connects, and whenever it changes. Whatever is said on it closes it with 1008; a key that is revoked closes it with 4401.',
        messages: { told: { $ref: '#/components/messages/told' } },
        bindings: KEY_IN_ADDRESS,
      },
      desk: {
        address: DESK_PATH,
        description:
          'What button boxes of the crew need to know: what is cued and on air, the rundown, suggestions, microphones, OBS, troubles. For keys of people who work here; otherwise as `live`.',
        messages: { desk: { $ref: '#/components/messages/desk' } },
        bindings: KEY_IN_ADDRESS,
      },
    },
    operations: {
      beTold: {
        action: 'receive',
        channel: { $ref: '#/channels/live' },
        messages: [{ $ref: '#/channels/live/messages/told' }],
      },
      beToldAtDesk: {
        action: 'receive',
        channel: { $ref: '#/channels/desk' },
        messages: [{ $ref: '#/channels/desk/messages/desk' }],
      },
    },
    components: {
      messages: {
        told: {
          contentType: 'application/json',
          payload,
          examples: [{ name: 'afterTheFirstTurns', payload: await liveExample() }],
        },
        desk: { contentType: 'application/json', payload: desk },
      },
      schemas: components.schemas,
      securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
    },
  };
};
