import type { PortHandler } from './handler';

export const playDemonstration: PortHandler<'playDemonstration'> = {
  of: 'demonstration',
  carryOut: ({ demonstration }, { paceMs }) => demonstration.play(paceMs),
};
