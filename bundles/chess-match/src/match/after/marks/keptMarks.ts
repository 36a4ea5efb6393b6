import { checkOf } from '../../../checks';
import { INSTANCE_IDS } from '../../../obs';
import { keptAs, type Kept, type Kind, type Shelf } from '../../safety/kept/kept';
import type { Mark } from './mark';

const clip = {
  type: 'object',
  required: ['instance', 'path'],
  properties: { instance: { enum: INSTANCE_IDS }, path: { type: 'string' } },
};
const isMarks = checkOf<readonly Mark[]>({
  type: 'array',
  items: {
    type: 'object',
    required: ['id', 'atMs', 'turn', 'text', 'clip', 'dropped'],
    properties: {
      id: { type: 'string' },
      atMs: { type: 'integer' },
      turn: { type: 'string' },
      text: { type: 'string' },
      clip: { anyOf: [clip, { type: 'null' }] },
      dropped: { type: 'boolean' },
    },
  },
});

const marksOf = (matchId: string): Kind<readonly Mark[]> => ({
  name: `marks/${matchId}`,
  versions: [1],
  loss: 'marks',
  check: isMarks,
  instead: null,
});

/** What was marked in a match. */
export const keptMarks = (shelf: Shelf, matchId: string): Kept<readonly Mark[]> =>
  keptAs(marksOf(matchId), shelf, (found) => found ?? []);
