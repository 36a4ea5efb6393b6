import type { Problem } from '@schemas/draft';
import { err, ok, type Result } from '../games/common/result';
import type { CommandOf, SeenCue } from './commands';
import { refuse } from './errors';
import type { GraphicAir, ShowEvent } from './events';
import { GRAPHIC_IDS, type GraphicId } from './graphics';
import { LAYERS } from './layers';
import { strangerIn } from './people';
import { placing } from './placing';
import { airOf } from './slots';
import type { ShowState } from './state';
import { transitionMs } from './transitions';

type Decided = Result<ShowEvent, Problem>;

/** A clock that was set back finds a take in the future: that one moves no longer. */
const movingProblem = ({ slots }: ShowState, graphic: GraphicId, atMs: number): Problem | null => {
  const { takenAtMs } = slots[graphic];
  if (takenAtMs === null || atMs < takenAtMs) return null;
  const movesForMs = takenAtMs + transitionMs(graphic) - atMs;
  return movesForMs > 0 ? refuse('show/in_transition', { graphic, movesForMs }) : null;
};

/** @returns show/in_transition for the first that still moves, or null. */
export const anyMoving = (state: ShowState, airs: readonly GraphicAir[], atMs: number): Problem | null => {
  for (const { graphic } of airs) {
    const problem = movingProblem(state, graphic, atMs);
    if (problem !== null) return problem;
  }
  return null;
};

/** Whoever was cued may have been taken off the list since. */
const strangerProblem = ({ people }: ShowState, { graphic, air }: GraphicAir): Problem | null => {
  const id = air.on ? strangerIn(people, air.content) : null;
  return id === null ? null : refuse('show/unknown_person', { graphic, id });
};

/** The cue goes on air; without one the graphic turns from in to out or back, with the content it has. */
export const takeGraphic = (state: ShowState, { graphic, takes }: CommandOf<'takeGraphic'>, atMs: number): Decided => {
  const { on, content, cue, takes: actual } = state.slots[graphic];
  if (takes !== actual) return err(refuse('show/taken_meanwhile', { graphic, expected: takes, actual }));
  const asked = { graphic, air: cue ?? { on: !on, content } };
  const problem = movingProblem(state, graphic, atMs) ?? strangerProblem(state, asked);
  if (problem !== null) return err(problem);
  const airs = placing(state, [asked], true);
  return ok({ type: 'graphicsTaken', airs, item: null, suggestion: null, atMs });
};

/** Whether the director saw what is there: takes first, as they are what viewers saw change. */
const seenProblem = ({ slots }: ShowState, { graphic, takes, cues }: SeenCue): Problem | null => {
  const slot = slots[graphic];
  if (slot.takes !== takes) return refuse('show/taken_meanwhile', { graphic, expected: takes, actual: slot.takes });
  return slot.cues === cues && slot.cue !== null ? null : refuse('show/cue_changed', { graphic });
};

/** All or nothing. */
export const takeCued = (state: ShowState, { item, graphics }: CommandOf<'takeCued'>, atMs: number): Decided => {
  if (graphics.length === 0 && item === null) return err(refuse('show/nothing_prepared', {}));
  const airs: GraphicAir[] = [];
  for (const seen of graphics) {
    const problem = seenProblem(state, seen) ?? movingProblem(state, seen.graphic, atMs);
    if (problem !== null) return err(problem);
    const { cue } = state.slots[seen.graphic];
    if (cue !== null) airs.push({ graphic: seen.graphic, air: cue });
  }
  for (const air of airs) {
    const problem = strangerProblem(state, air);
    if (problem !== null) return err(problem);
  }
  if (item !== null && item !== state.rundown.cued) return err(refuse('rundown/other_item', { item }));
  return ok({ type: 'graphicsTaken', airs: placing(state, airs, !state.isCuedAlone), item, suggestion: null, atMs });
};

/** Everything of the program that is on air; other outputs are none of it. */
export const programOn = ({ slots }: ShowState): readonly GraphicId[] =>
  GRAPHIC_IDS.filter((id) => LAYERS[id] !== 'apart' && slots[id].on);

export const clearGraphics = (state: ShowState, atMs: number): Decided => {
  const graphics = programOn(state);
  return graphics.length === 0
    ? err(refuse('show/nothing_on_air', {}))
    : ok({ type: 'graphicsCleared', graphics, atMs });
};

/** Cues of others make nothing stale that was seen on air; another change on air does. */
const staleProblem = ({ airVersion }: ShowState, showVersion: number): Problem | null =>
  airVersion > showVersion ? refuse('show/stale', { expected: showVersion, actual: airVersion }) : null;

/** What came on air since the clear stays as it is where it leaves them room. */
export const restoreGraphics = (
  state: ShowState,
  { showVersion }: CommandOf<'restoreGraphics'>,
  atMs: number,
): Decided => {
  const stale = staleProblem(state, showVersion);
  if (stale !== null) return err(stale);
  const graphics = state.cleared.filter((id) => !state.slots[id].on);
  if (graphics.length === 0) return err(refuse('show/nothing_to_restore', {}));
  const back = graphics.map((graphic) => ({ graphic, air: { ...airOf(state.slots, graphic), on: true } }));
  const out = placing(state, back, false).flatMap(({ graphic, air }) => (air.on ? [] : [graphic]));
  return ok({ type: 'graphicsRestored', graphics, out, atMs });
};

export const undoShow = (state: ShowState, { showVersion }: CommandOf<'undoShow'>, atMs: number): Decided => {
  const stale = staleProblem(state, showVersion);
  if (stale !== null) return err(stale);
  return state.changes.length === 0 ? err(refuse('show/nothing_to_undo', {})) : ok({ type: 'airUndone', atMs });
};

export const redoShow = (state: ShowState, { showVersion }: CommandOf<'redoShow'>, atMs: number): Decided => {
  const stale = staleProblem(state, showVersion);
  if (stale !== null) return err(stale);
  return state.undone.length === 0 ? err(refuse('show/nothing_to_redo', {})) : ok({ type: 'airRedone', atMs });
};
