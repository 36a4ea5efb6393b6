import type { Command } from '@schemas/command';
import type { Problem } from '@schemas/draft';

const SIMULATOR_COMMANDS = ['startSimulator', 'steerSimulator'] as const satisfies readonly Command['type'][];

export type SimulatorCommand = Extract<Command, { type: (typeof SIMULATOR_COMMANDS)[number] }>;
type Of<T extends SimulatorCommand['type']> = Extract<SimulatorCommand, { type: T }>;

export const isSimulatorCommand = (command: Command): command is SimulatorCommand =>
  (SIMULATOR_COMMANDS as readonly string[]).includes(command.type);

/** What plays rehearsals. */
export interface SimulatorPort {
  /** @returns simulator/no_rehearsal, simulator/no_source, match/unknown, command/not_here, or null */
  start(command: Pick<Of<'startSimulator'>, 'source' | 'of' | 'paceMs' | 'speaking'>): Problem | null;
  /** @returns simulator/not_started, or null */
  steer(command: Pick<Of<'steerSimulator'>, 'state' | 'paceMs' | 'speaking'>): Problem | null;
}

export const handleSimulator = (simulator: SimulatorPort, command: SimulatorCommand): Problem | null =>
  command.type === 'startSimulator' ? simulator.start(command) : simulator.steer(command);
