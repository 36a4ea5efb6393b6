import type { RosterView } from '@schemas/roster';
import { evolveAir } from './evolveAir';
import type { ShowEvent } from './events';
import { dropCue, setCue, setOwnCue } from './evolveCues';
import { completeModes } from './suggestions/modes';
import { completed } from './people';
import { peopleView } from './peopleView';
import { evolveRundown } from './rundown/evolve';
import { withSlots } from './slots';
import { steered, tellingsAfter } from './telling/clock';
import type { Returning, ShowState } from './state';

const withReturning = (state: ShowState, returning: Returning | null): ShowState => ({
  ...state,
  suggestions: { ...state.suggestions, returning },
});

const withoutSuggestion = (state: ShowState, id: string): ShowState => ({
  ...state,
  suggestions: { ...state.suggestions, open: state.suggestions.open.filter((suggestion) => suggestion.id !== id) },
});

/**
 * What went off can be restored and undone, should the match have been made by mistake; what is prepared stays so. With
 * another match a picture is set, so nothing moves that a take would have to wait for.
 */
const begun = (
  state: ShowState,
  { graphics, ended = null, atMs }: Extract<ShowEvent, { type: 'showBegun' }>,
): ShowState => {
  const cleared = graphics.length === 0 ? state : evolveAir(state, { type: 'graphicsCleared', graphics, atMs });
  const slots = withSlots(
    cleared.slots,
    graphics.map((graphic) => [graphic, { takenAtMs: null }]),
  );
  const shown = ended && { ...ended, views: { ...ended.views, people: peopleView(ended.views.people) } };
  return {
    ...cleared,
    slots,
    ended: shown,
    airVersion: cleared.version,
    rundown: { ...cleared.rundown, current: null },
  };
};

/** Everything but whose cue the analysis is. */
const apply = (previous: ShowState, event: ShowEvent): ShowState => {
  const state: ShowState = { ...previous, version: previous.version + 1 };
  switch (event.type) {
    case 'graphicCued':
      return setOwnCue(state, event.graphic, event.cue);
    case 'analysisProposed':
      return setCue(state, 'analysis', { on: true, content: event.content });
    case 'cueDropped':
      return dropCue(state, event.graphic);
    case 'graphicTaken':
    case 'graphicsTaken':
    case 'graphicsCleared':
    case 'graphicsRestored':
    case 'airUndone':
    case 'airRedone':
      return evolveAir(state, event);
    case 'showBegun':
      return begun(state, event);
    case 'itemCued':
    case 'airsCued':
    case 'rundownSet':
    case 'eveningPlanned':
    case 'rundownUndone':
    case 'rundownRedone':
      return evolveRundown(state, event);
    case 'suggestionsMade':
      return { ...state, suggestions: { ...state.suggestions, known: event.known, open: event.open } };
    case 'suggestionIgnored':
      return withoutSuggestion(state, event.suggestion);
    case 'suggestionModesSet':
      return { ...state, suggestions: { ...state.suggestions, modes: completeModes(event.modes) } };
    case 'returnDelaySet':
      return { ...state, suggestions: { ...state.suggestions, returnSeconds: event.seconds } };
    case 'returnPlanned':
      return withReturning(state, { takes: event.takes, dueAtMs: event.dueAtMs, airVersion: state.airVersion });
    case 'returnCalledOff':
      return withReturning(state, null);
    case 'tellingSteered':
      return { ...state, tellings: steered(state.tellings, event), airVersion: state.version };
    case 'peopleSet':
      return { ...state, people: completed(event.people) as RosterView };
    case 'entryLost':
      return state;
  }
};

/** The show after one more event. A proposal is one as long as its cue stands untouched. */
export const evolve = (previous: ShowState, event: ShowEvent): ShowState => {
  const state = apply(previous, event);
  const isKept = previous.isProposed && state.slots.analysis.cue === previous.slots.analysis.cue;
  const isProposed = event.type === 'analysisProposed' || isKept;
  return { ...state, isProposed, tellings: tellingsAfter(previous, state, event.atMs) };
};
