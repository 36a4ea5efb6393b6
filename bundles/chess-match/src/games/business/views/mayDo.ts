import type { BusinessOptions } from '@schemas/options';
import type { HomeOptions } from '../../../contract/viewers';

const ACTS = ['branch', 'pass', 'select', 'resign', 'offer', 'draw', 'claim'] as const;

/** Of what is published, what the rules do not bar. A board that may branch does so only where the turn may. */
export const mayDo = ({ turn }: BusinessOptions): HomeOptions | null =>
  turn && {
    acts: [
      ...(turn.branching === null ? ['branch'] : []),
      ...(turn.veto === null ? ['veto'] : []),
      ...(turn.control === null ? ['control'] : []),
    ],
    boards: turn.boards.map((row) => ({ board: row.board, acts: ACTS.filter((act) => row[act] === null) })),
  };
