import type { ChannelView } from 'chess-match/client';
import { isClipping, isDead, type Reading } from './ballistics';

/** What a strip says of its microphone, the most pressing first. */
export const STRIP_STATES = [
  'no-obs',
  'no-input',
  'stopped',
  'off-air',
  'talks-muted',
  'muted-by-hand',
  'muted',
  'clipped',
  'dead',
  'speaking',
  'silent',
] as const;
export type StripState = (typeof STRIP_STATES)[number];

/** @param reading what its meter shows; null before the first message */
export const stripState = (
  channel: ChannelView,
  reading: Reading | null,
  isSpeaking: boolean,
  nowMs: number,
): StripState => {
  const { state, muted, byHand, settings } = channel;
  if (state !== 'live') return state;
  if (muted === true) {
    if (reading !== null && reading.inputDb >= settings.thresholdDb) return 'talks-muted';
    return byHand ? 'muted-by-hand' : 'muted';
  }
  if (reading !== null && isClipping(reading, nowMs)) return 'clipped';
  if (isSpeaking) return 'speaking';
  return reading !== null && isDead(reading, nowMs) ? 'dead' : 'silent';
};
