import { SIDES, type BySide } from '../../common/sides';
import type { Press } from './book';

type Bar = Press['bar'];

const ACTS = { offerDraw: 'offerDraw', declineDraw: 'declineDraw', resign: 'resignMatch' } as const;

/** Draws and resignation, by team. @param at what the command names beside the team */
export const teamPresses = (
  teams: BySide<Readonly<Record<keyof typeof ACTS, Bar>>>,
  at: Readonly<Record<string, unknown>> = {},
): readonly Press[] =>
  SIDES.flatMap((team) =>
    (['offerDraw', 'declineDraw', 'resign'] as const).map((act) => ({
      what: act,
      command: { type: ACTS[act], team, ...at },
      bar: teams[team][act],
    })),
  );

/** The clock, started and stopped. */
export const clockPresses = (
  { startClock, stopClock }: Readonly<Record<'startClock' | 'stopClock', Bar>>,
  at: Readonly<Record<string, unknown>> = {},
): readonly Press[] => [
  { what: 'startClock', command: { type: 'startClock', ...at }, bar: startClock },
  { what: 'stopClock', command: { type: 'stopClock', reason: '', ...at }, bar: stopClock },
];
