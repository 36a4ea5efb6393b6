/**
 * When the stinger graphic covers the whole frame, in ms after it began: from `coveredAtMs` on, for `holdMs`. The scene
 * below may change then. The graphic's own timeline is tested against it.
 */
export const STINGER_TIMES = { coveredAtMs: 480, holdMs: 240 } as const;
