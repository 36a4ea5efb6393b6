import type { PortHandler } from './handler';

export const playDemonstration: PortHandler<'playDemonstration'> = {
  of: 'demonstration',
  carryOut: ({ demonstration }, { game, paceMs, language }) =>
    demonstration.play({ game: game ?? null, paceMs, language: language ?? null }),
};
