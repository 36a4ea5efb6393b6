import type { Problem } from '@schemas/draft';
import { err, ok, type Result } from '../rules/common/result';
import type { ShowCommand } from './commands';
import { refuse } from './errors';
import type { ShowEvent } from './events';
import { GRAPHIC_IDS } from './graphics';
import { duplicateOf, isKnown } from './people';
import type { ShowState } from './state';

type Of<T extends ShowCommand['type']> = Extract<ShowCommand, { type: T }>;
type Decided = Result<ShowEvent, Problem>;

const cueGraphic = ({ people }: ShowState, { graphic, on, content }: Of<'cueGraphic'>, atMs: number): Decided => {
  if ('person' in content && content.person !== null && !isKnown(people, content.person))
    return err(refuse('show/unknown_person', { graphic, id: content.person }));
  return ok({ type: 'graphicCued', graphic, cue: { on, content }, atMs });
};

/** A commentator may replace or withdraw what was offered, never what the director cued himself. */
const offerAnalysis = (state: ShowState, { content }: Of<'offerAnalysis'>, atMs: number): Decided => {
  const graphic = 'analysis';
  const isCued = state.slots[graphic].cue !== null;
  if (isCued && !state.isOffered) return err(refuse('show/cued_by_director', { graphic }));
  if (content !== null) return ok({ type: 'analysisOffered', content, atMs });
  return isCued ? ok({ type: 'cueDropped', graphic, atMs }) : err(refuse('show/nothing_cued', { graphic }));
};

/** The cue goes on air; without one the graphic turns from in to out or back, with the content it has. */
const takeGraphic = ({ slots }: ShowState, { graphic, takes }: Of<'takeGraphic'>, atMs: number): Decided => {
  const { on, content, cue, takes: actual } = slots[graphic];
  if (takes !== actual) return err(refuse('show/taken_meanwhile', { graphic, expected: takes, actual }));
  return ok({ type: 'graphicTaken', graphic, air: cue ?? { on: !on, content }, atMs });
};

const dropCue = ({ slots }: ShowState, { graphic }: Of<'dropCue'>, atMs: number): Decided =>
  slots[graphic].cue === null
    ? err(refuse('show/nothing_cued', { graphic }))
    : ok({ type: 'cueDropped', graphic, atMs });

const clearGraphics = ({ slots }: ShowState, atMs: number): Decided => {
  const graphics = GRAPHIC_IDS.filter((id) => slots[id].on);
  return graphics.length === 0
    ? err(refuse('show/nothing_on_air', {}))
    : ok({ type: 'graphicsCleared', graphics, atMs });
};

/** Cues of others do not make an undo stale; another change on air does. */
const undoShow = ({ changes, airVersion }: ShowState, { showVersion }: Of<'undoShow'>, atMs: number): Decided => {
  if (airVersion > showVersion) return err(refuse('show/stale', { expected: showVersion, actual: airVersion }));
  return changes.length === 0 ? err(refuse('show/nothing_to_undo', {})) : ok({ type: 'airUndone', atMs });
};

const setPeople = ({ people }: Of<'setPeople'>, atMs: number): Decided => {
  const problem = duplicateOf(people);
  return problem === null ? ok({ type: 'peopleSet', people, atMs }) : err(problem);
};

/** What a command means now. @returns the event, or show/taken_meanwhile, show/nothing_*, show/stale, people/duplicate_id ... */
export const decide = (state: ShowState, command: ShowCommand, atMs: number): Decided => {
  switch (command.type) {
    case 'cueGraphic':
      return cueGraphic(state, command, atMs);
    case 'offerAnalysis':
      return offerAnalysis(state, command, atMs);
    case 'takeGraphic':
      return takeGraphic(state, command, atMs);
    case 'dropCue':
      return dropCue(state, command, atMs);
    case 'clearGraphics':
      return clearGraphics(state, atMs);
    case 'undoShow':
      return undoShow(state, command, atMs);
    case 'setPeople':
      return setPeople(command, atMs);
  }
};
