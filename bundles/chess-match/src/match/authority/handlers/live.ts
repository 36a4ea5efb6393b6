import type { PortHandler } from './handler';

export const pushLive: PortHandler<'pushLive'> = {
  of: 'live',
  carryOut: ({ live }) => live.pushNow(),
};
