import type { PortHandler } from './handler';

export const askEngine: PortHandler<'askEngine'> = {
  of: 'engine',
  carryOut: ({ engine }, { desk, position }) => engine.ask(desk, position),
};
