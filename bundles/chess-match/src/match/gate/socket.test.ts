import { expect, test } from 'vitest';
import { WORKPLACES, type Workplace } from '../../contract/crew';
import { INSTANCE_IDS, type InstanceId } from '../../obs';
import type { Covered } from '../obs/covered';
import type { Visitor } from '../crew';
import { serveSockets } from './socket';

const unused = (): never => {
  throw new Error('nothing else is asked for here');
};

/**
 * What is taken of the word that the stinger of each OBS covers the frame, from somebody who says it for all of them.
 */
const takenFrom = (visitor: Visitor): readonly InstanceId[] => {
  const taken: Covered[] = [];
  const listeners = new Map<string, (...args: unknown[]) => void>();
  const socket = {
    request: {
      headers: {},
      url: '',
      httpVersion: '1.1',
      socket: { remoteAddress: '192.0.2.7', localAddress: '192.0.2.1' },
    },
    handshake: { auth: {} },
    emit: unused,
    on: (event: string, listener: (...args: unknown[]) => void) => listeners.set(event, listener),
  };
  serveSockets(
    { of: () => ({ on: (_event, connected) => connected(socket) }) },
    {
      commands: { submit: unused, preview: unused },
      presence: { join: unused, rename: unused, pulse: unused, leave: unused, view: unused },
      sourcePages: { join: unused },
      onCovered: (covered) => taken.push(covered),
      crew: { visitorOf: () => visitor },
      now: () => 0,
    },
  );
  for (const instance of INSTANCE_IDS) listeners.get('covered')?.({ instance, stinger: 1 });
  return taken.map(({ instance }) => instance);
};

test('a stinger covers the frame by the word of the OBS it plays in, and of the server’s own machine', () => {
  const withKeyOf = (workplace: Workplace): readonly InstanceId[] =>
    takenFrom({ kind: 'crew', key: { id: 'k', workplace, name: '' } });
  const ofCrew = Object.fromEntries(WORKPLACES.map((workplace) => [workplace, withKeyOf(workplace)]));
  expect(ofCrew).toEqual({
    operator: [],
    director: [],
    arbiter: [],
    commentator: [],
    setup: [],
    obs: ['program'],
    'obs-home': ['program'],
    'obs-white': ['white'],
    'obs-black': ['black'],
    reader: [],
  });
  expect(takenFrom({ kind: 'own' })).toEqual(INSTANCE_IDS);
  for (const kind of ['stranger', 'venue'] as const) expect(takenFrom({ kind })).toEqual([]);
});
