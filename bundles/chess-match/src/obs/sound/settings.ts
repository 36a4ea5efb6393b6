import { checkOf } from '../../checks';
import type { ChannelSettings } from '@schemas/sound';
import channelSettingsSchema from '../../../../../schemas/defs/channelSettings.json' with { type: 'json' };

export type { ChannelSettings };

export const DEFAULT_SETTINGS: ChannelSettings = {
  thresholdDb: -40,
  hysteresisDb: 6,
  attackMs: 100,
  holdMs: 600,
  releaseMs: 400,
};

/** What of the sound survives a restart. */
export interface SavedSound {
  /** By input name; an input that is left out has the defaults. */
  readonly channels: Readonly<Record<string, ChannelSettings>>;
  /** While an audience scene is on program only that team's microphones are live. */
  readonly follow: boolean;
  /** Inputs that somebody muted by hand: no rule opens them. */
  readonly byHand: readonly string[];
}

export const NOTHING_SAVED: SavedSound = { channels: {}, follow: false, byHand: [] };

const isSaved = checkOf<SavedSound>({
  type: 'object',
  additionalProperties: false,
  required: ['channels', 'follow', 'byHand'],
  properties: {
    channels: { type: 'object', required: [], additionalProperties: channelSettingsSchema },
    follow: { type: 'boolean' },
    byHand: { type: 'array', items: { type: 'string' } },
  },
});

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** What was saved, or null where it is nothing this version understands. */
export const readSaved = (text: string): SavedSound | null => {
  const value = parsed(text);
  return isSaved()(value) ? value : null;
};
