/** How speech is told from everything else on one microphone. Decibels are dBFS as OBS's mixer shows them; peaks. */
export interface ChannelSettings {
  /** Speech is at least as loud. */
  readonly thresholdDb: number;
  /** Who speaks counts as speaking until so far below the threshold. */
  readonly hysteresisDb: number;
  /** How long it must be loud before it counts as speech; a cough, which falls at once, counts only much later. */
  readonly attackMs: number;
  /** A tag that has come stays at least so long. */
  readonly holdMs: number;
  /** How long a pause may be before it counts as silence. */
  readonly releaseMs: number;
}

export const DEFAULT_SETTINGS: ChannelSettings = {
  thresholdDb: -40,
  hysteresisDb: 6,
  attackMs: 100,
  holdMs: 600,
  releaseMs: 400,
};
