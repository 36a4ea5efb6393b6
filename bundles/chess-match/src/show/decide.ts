import type { Problem } from '@schemas/draft';
import { err, ok, type Result } from '../games/common/result';
import type { CommandOf, ShowCommand } from './commands';
import { clearGraphics, redoShow, restoreGraphics, takeCued, takeGraphic, undoShow } from './decideAir';
import { refuse } from './errors';
import type { ShowEvent } from './events';
import { acceptSuggestion, cueSuggestion, ignoreSuggestion } from './suggestions/decide';
import { cuePreset } from './presets';
import { alikeColours, duplicateOf, isSameList, strangerIn } from './people';
import { cueItem, planEvening, redoRundown, setRundown, undoRundown } from './rundown/decide';
import { steerTelling } from './telling/decide';
import type { ShowState } from './state';

type Decided = Result<ShowEvent, Problem>;

const cueGraphic = (
  { people }: ShowState,
  { graphic, on, content }: CommandOf<'cueGraphic'>,
  atMs: number,
): Decided => {
  const id = strangerIn(people, content);
  if (id !== null) return err(refuse('show/unknown_person', { graphic, id }));
  return ok({ type: 'graphicCued', graphic, cue: { on, content }, atMs });
};

/** A commentator may replace or withdraw what was proposed, never what the director cued himself. */
const proposeAnalysis = (state: ShowState, { content }: CommandOf<'proposeAnalysis'>, atMs: number): Decided => {
  const graphic = 'analysis';
  const isCued = state.slots[graphic].cue !== null;
  if (isCued && !state.isProposed) return err(refuse('show/cued_by_director', { graphic }));
  if (content !== null) return ok({ type: 'analysisProposed', content, atMs });
  return isCued ? ok({ type: 'cueDropped', graphic, atMs }) : err(refuse('show/nothing_cued', { graphic }));
};

const dropCue = ({ slots }: ShowState, { graphic }: CommandOf<'dropCue'>, atMs: number): Decided =>
  slots[graphic].cue === null
    ? err(refuse('show/nothing_cued', { graphic }))
    : ok({ type: 'cueDropped', graphic, atMs });

const setPeople = (state: ShowState, { people, seen }: CommandOf<'setPeople'>, atMs: number): Decided => {
  if (seen !== null && !isSameList(seen, state.people)) return err(refuse('people/changed', {}));
  const problem = duplicateOf(people) ?? alikeColours(people);
  return problem === null ? ok({ type: 'peopleSet', people, atMs }) : err(problem);
};

/**
 * What a command means now: the event, or a refusal of errors.ts. `atMs` is Unix ms; a take looks at it to tell whether
 * the graphic still moves from the take before.
 * @param game of the open match; null where none is open
 */
export const decide = (state: ShowState, command: ShowCommand, game: string | null, atMs: number): Decided => {
  switch (command.type) {
    case 'cueGraphic':
      return cueGraphic(state, command, atMs);
    case 'proposeAnalysis':
      return proposeAnalysis(state, command, atMs);
    case 'takeGraphic':
      return takeGraphic(state, command, atMs);
    case 'takeCued':
      return takeCued(state, command, atMs);
    case 'dropCue':
      return dropCue(state, command, atMs);
    case 'cueItem':
      return cueItem(state, command, atMs);
    case 'cuePreset':
      return cuePreset(state, command, game, atMs);
    case 'cueSuggestion':
      return cueSuggestion(state, command, atMs);
    case 'clearGraphics':
      return clearGraphics(state, atMs);
    case 'restoreGraphics':
      return restoreGraphics(state, command, atMs);
    case 'undoShow':
      return undoShow(state, command, atMs);
    case 'redoShow':
      return redoShow(state, command, atMs);
    case 'setRundown':
      return setRundown(state, command, atMs);
    case 'planEvening':
      return planEvening(state, command, atMs);
    case 'undoRundown':
      return undoRundown(state, command, atMs);
    case 'redoRundown':
      return redoRundown(state, command, atMs);
    case 'acceptSuggestion':
      return acceptSuggestion(state, command, atMs);
    case 'ignoreSuggestion':
      return ignoreSuggestion(state, command, atMs);
    case 'setSuggestionModes':
      return ok({ type: 'suggestionModesSet', modes: command.modes, atMs });
    case 'setReturnDelay':
      return ok({ type: 'returnDelaySet', seconds: command.seconds, atMs });
    case 'keepOnAir':
      return ok({ type: 'returnCalledOff', atMs });
    case 'steerTelling':
      return steerTelling(state, command, atMs);
    case 'setPeople':
      return setPeople(state, command, atMs);
  }
};
