import type { Actual } from '../diff';

/** What automation knows of the picture that OBS's answers do not say. */
export interface Before {
  /** What automation set as preview for the director to take; by its name in OBS. */
  readonly prepared: string | null;
  /** On program before the present one. OBS may put it into the preview after a take. */
  readonly formerProgram: string | null;
}

/**
 * Whether a change that we did not ask for is a human's choice of the picture. Not so: the take of what we prepared in
 * studio mode, and OBS's own exchange of program and preview after a take: it may come late and put another scene into
 * the preview for a moment, until what we prepared is there again.
 */
export const isManualOverride = (before: Actual, now: Actual, { prepared, formerProgram }: Before): boolean => {
  if (now.programScene !== before.programScene) return !before.studioMode || now.programScene !== prepared;
  return ![before.programScene, formerProgram, prepared].includes(now.previewScene);
};
