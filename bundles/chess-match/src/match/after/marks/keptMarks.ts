import { checkOf } from '../../../checks';
import { INSTANCE_IDS } from '../../../obs';
import { keptAs, type Kept, type Kind, type Shelf } from '../../safety/kept/kept';
import type { Mark } from './mark';

/** Of an earlier release nothing was kept of what was offered. */
type KeptMark = Omit<Mark, 'offered'> & Partial<Pick<Mark, 'offered'>>;

const clip = {
  type: 'object',
  required: ['instance', 'path'],
  properties: { instance: { enum: INSTANCE_IDS }, path: { type: 'string' } },
};
const isMarks = checkOf<readonly KeptMark[]>({
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
      offered: { type: 'boolean' },
      dropped: { type: 'boolean' },
    },
  },
});

const marksOf = (matchId: string): Kind<readonly KeptMark[]> => ({
  name: `marks/${matchId}`,
  versions: [1],
  loss: 'marks',
  check: isMarks,
  instead: null,
});

/** What was marked in a match. */
export const keptMarks = (shelf: Shelf, matchId: string): Kept<readonly Mark[]> =>
  keptAs(marksOf(matchId), shelf, (found): readonly Mark[] =>
    (found ?? []).map((mark) => ({ offered: false, ...mark })),
  );
