import type { ChannelView, SoundInstanceView, SoundView } from '@schemas/sound';
import type { Side } from '../../games/common/sides';
import { own } from '../../own';
import type { Channel } from './channels';
import type { SoundInstance } from './instance';
import { DEFAULT_SETTINGS, type SavedSound } from './settings';

/** Everything the view is made of. */
export interface SoundParts {
  readonly instances: readonly SoundInstance[];
  readonly channels: readonly Channel[];
  readonly saved: SavedSound;
  /** Whether meters come from this instance. */
  isMetered(instance: SoundInstance): boolean;
  /** Whether the last meters had this input. */
  isOnAir(input: string): boolean;
  readonly manual: readonly string[] | null;
  readonly audience: Side | null;
  readonly problem: SoundView['problem'];
}

/** The first instance that has the input. */
export const ownerOf = (instances: readonly SoundInstance[], input: string): SoundInstance | null =>
  instances.find((instance) => instance.mutes().has(input)) ?? null;

const instanceView = (instance: SoundInstance, isMetered: boolean): SoundInstanceView => ({
  id: instance.id,
  meters: !instance.connected() ? 'off' : isMetered ? 'running' : 'stopped',
});

const stateOf = (parts: SoundParts, owner: SoundInstance | null, input: string): ChannelView['state'] => {
  if (owner === null) return parts.instances.some((instance) => instance.connected()) ? 'no-input' : 'no-obs';
  if (!parts.isMetered(owner)) return 'stopped';
  return parts.isOnAir(input) ? 'live' : 'off-air';
};

const channelView = (parts: SoundParts, { input, people, side }: Channel): ChannelView => {
  const owner = ownerOf(parts.instances, input);
  const settings = own(parts.saved.channels, input);
  return {
    input,
    people: [...people],
    side,
    instance: owner?.id ?? null,
    state: stateOf(parts, owner, input),
    muted: owner?.mutes().get(input) ?? null,
    byHand: parts.saved.byHand.includes(input),
    settings: settings ?? DEFAULT_SETTINGS,
    isDefault: settings === undefined,
  };
};

/** The replicant `sound`. */
export const soundView = (parts: SoundParts): SoundView => ({
  instances: parts.instances.map((instance) => instanceView(instance, parts.isMetered(instance))),
  channels: parts.channels.map((channel) => channelView(parts, channel)),
  inputs: [...new Set(parts.instances.flatMap((instance) => [...instance.mutes().keys()]))],
  manual: parts.manual === null ? null : [...parts.manual],
  follow: parts.saved.follow,
  audience: parts.audience,
  problem: parts.problem,
});
