import type { PortHandler } from './handler';

export const startSimulator: PortHandler<'startSimulator'> = {
  of: 'simulator',
  carryOut: ({ simulator }, command) => simulator.start(command),
};

export const steerSimulator: PortHandler<'steerSimulator'> = {
  of: 'simulator',
  carryOut: ({ simulator }, command) => simulator.steer(command),
};
