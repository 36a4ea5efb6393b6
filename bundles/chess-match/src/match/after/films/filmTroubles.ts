import type { Film } from '../../../obs/films/film';
import { notice, type Trouble } from '../../base/troubles';

/** Long enough to be seen by whoever comes back from the broken machine. */
const TOLD_MS = 15 * 60_000;

/** Recordings that had ended when their OBS was reached again, until that OBS records again. */
export const filmTroubles = (films: readonly Film[], nowMs: number): readonly Trouble[] =>
  films
    .filter(({ of }) => of === 'recording')
    .filter(({ instance }, at, all) => !all.slice(at + 1).some((later) => later.instance === instance))
    .filter(({ ended, seenMs }) => ended === 'unseen' && nowMs - seenMs < TOLD_MS)
    .map(({ instance, path }) => notice('obs/recording_interrupted', { instance, path: path ?? '' }));
