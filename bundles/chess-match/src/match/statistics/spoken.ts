/** For how long each person has spoken, in ms by id, and who is speaking into it. */
export interface Spoken {
  readonly msOf: Readonly<Record<string, number>>;
  /** Nobody while no clock runs: what is said in a break, or before the match, is no part of it. */
  readonly counting: readonly string[];
  /** When that was looked at, Unix ms. */
  readonly atMs: number;
}

/** What is heard at a moment. */
export interface Heard {
  readonly ids: readonly string[];
  /** Whether a clock of the match runs. */
  readonly isRunning: boolean;
}

/** A server that stood still has heard nobody meanwhile: what one look adds at most, ms. */
const LONGEST_STEP_MS = 30_000;

export const silentSince = (msOf: Spoken['msOf'], atMs: number): Spoken => ({ msOf, counting: [], atMs });

/** The sums at a moment: whoever was speaking at the last look has spoken until now. */
export const afterHearing = ({ msOf, counting, atMs }: Spoken, { ids, isRunning }: Heard, nowMs: number): Spoken => {
  const step = Math.min(LONGEST_STEP_MS, Math.max(0, nowMs - atMs));
  const grown = counting.map((id) => [id, (msOf[id] ?? 0) + step] as const);
  return { msOf: { ...msOf, ...Object.fromEntries(grown) }, counting: isRunning ? ids : [], atMs: nowMs };
};
