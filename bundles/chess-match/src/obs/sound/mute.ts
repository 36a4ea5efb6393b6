import type { Side } from '../../games/common/sides';
import type { Channel } from './channels';

/** By input name: muted or live. Inputs that are left out may be as they are. */
export type Mutes = ReadonlyMap<string, boolean>;

/**
 * What the rule "only the audience's own team is heard" wants of the microphones while this side's audience is shown.
 * It never opens a microphone that somebody muted by hand, and wants nothing of those of no team or of both.
 */
export const ruleMutes = (side: Side | null, channels: readonly Channel[], byHand: ReadonlySet<string>): Mutes => {
  const wanted = new Map<string, boolean>();
  if (side === null) return wanted;
  for (const channel of channels) {
    if (channel.side === null) continue;
    if (channel.side !== side) wanted.set(channel.input, true);
    else if (!byHand.has(channel.input)) wanted.set(channel.input, false);
  }
  return wanted;
};

/** What must be asked of OBS: mutes of inputs it has that are not as desired. */
export const muteDiff = (wanted: Mutes, actual: Mutes): Mutes =>
  new Map([...wanted].filter(([input, muted]) => actual.has(input) && actual.get(input) !== muted));
