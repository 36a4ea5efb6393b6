import type { ChannelView, SoundMachineView, SoundView } from '@schemas/sound';
import type { Side } from '../../games/common/sides';
import type { Channel } from './channels';
import type { SoundMachine } from './machine';
import { DEFAULT_SETTINGS, type SavedSound } from './settings';

/** Everything the view is made of. */
export interface SoundFacts {
  readonly machines: readonly SoundMachine[];
  readonly channels: readonly Channel[];
  readonly saved: SavedSound;
  /** Whether meters come from this machine. */
  isMetered(machine: SoundMachine): boolean;
  /** Whether the last meters had this input. */
  isOnAir(input: string): boolean;
  readonly manual: readonly string[] | null;
  readonly audience: Side | null;
  readonly problem: SoundView['problem'];
}

/** The first machine that has the input. */
export const ownerOf = (machines: readonly SoundMachine[], input: string): SoundMachine | null =>
  machines.find((machine) => machine.mutes().has(input)) ?? null;

const machineView = (machine: SoundMachine, isMetered: boolean): SoundMachineView => ({
  id: machine.id,
  meters: !machine.connected() ? 'off' : isMetered ? 'running' : 'stopped',
});

const stateOf = (facts: SoundFacts, owner: SoundMachine | null, input: string): ChannelView['state'] => {
  if (owner === null) return facts.machines.some((machine) => machine.connected()) ? 'no-input' : 'no-obs';
  if (!facts.isMetered(owner)) return 'stopped';
  return facts.isOnAir(input) ? 'live' : 'off-air';
};

const channelView = (facts: SoundFacts, { input, people, side }: Channel): ChannelView => {
  const owner = ownerOf(facts.machines, input);
  const settings = facts.saved.channels[input];
  return {
    input,
    people: [...people],
    side,
    machine: owner?.id ?? null,
    state: stateOf(facts, owner, input),
    muted: owner?.mutes().get(input) ?? null,
    byHand: facts.saved.byHand.includes(input),
    settings: settings ?? DEFAULT_SETTINGS,
    isDefault: settings === undefined,
  };
};

/** The replicant `sound`. */
export const soundView = (facts: SoundFacts): SoundView => ({
  machines: facts.machines.map((machine) => machineView(machine, facts.isMetered(machine))),
  channels: facts.channels.map((channel) => channelView(facts, channel)),
  inputs: [...new Set(facts.machines.flatMap((machine) => [...machine.mutes().keys()]))],
  manual: facts.manual === null ? null : [...facts.manual],
  follow: facts.saved.follow,
  audience: facts.audience,
  problem: facts.problem,
});
