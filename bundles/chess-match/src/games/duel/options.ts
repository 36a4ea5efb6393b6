import type { Problem } from '../common/problem';
import type { BySide, Side } from '../common/sides';
import type { DuelCommand } from './commands';

/** What may be done beside the board; each refusal as `decide` would give it, null where it would not refuse. */
export interface DuelOptions {
  readonly flag: BySide<Problem | null>;
  readonly offerDraw: BySide<Problem | null>;
  readonly declineDraw: BySide<Problem | null>;
  readonly resign: BySide<Problem | null>;
  readonly startClock: Problem | null;
  readonly stopClock: Problem | null;
}

/** @param fault why a command would be refused, or null */
export const duelOptions = (fault: (command: DuelCommand) => Problem | null): DuelOptions => {
  const bySide = (command: (side: Side) => DuelCommand): BySide<Problem | null> => ({
    white: fault(command('white')),
    black: fault(command('black')),
  });
  return {
    flag: bySide((side) => ({ type: 'flag', side })),
    offerDraw: bySide((team) => ({ type: 'offerDraw', team })),
    declineDraw: bySide((team) => ({ type: 'declineDraw', team })),
    resign: bySide((team) => ({ type: 'resignMatch', team })),
    startClock: fault({ type: 'startClock' }),
    stopClock: fault({ type: 'stopClock', reason: '' }),
  };
};
