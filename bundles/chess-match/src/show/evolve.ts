import type { PeopleView } from '@schemas/people';
import { evolveAir } from './evolveAir';
import type { ShowEvent } from './events';
import { dropCue, setCue, setOwnCue } from './evolveCues';
import { completeRules } from './offers/rules';
import { completed } from './people';
import { evolveRundown } from './rundown/evolve';
import { withSlots } from './slots';
import type { Returning, ShowState } from './state';

const withReturning = (state: ShowState, returning: Returning | null): ShowState => ({
  ...state,
  offers: { ...state.offers, returning },
});

const withoutOffer = (state: ShowState, id: string): ShowState => ({
  ...state,
  offers: { ...state.offers, open: state.offers.open.filter((offer) => offer.id !== id) },
});

/**
 * What went off can be restored and undone, should the match have been made by mistake; what is prepared stays so. With another
 * match a picture is set, so nothing moves that a take would have to wait for.
 */
const begun = (state: ShowState, { graphics, atMs }: Extract<ShowEvent, { type: 'showBegun' }>): ShowState => {
  const cleared = graphics.length === 0 ? state : evolveAir(state, { type: 'graphicsCleared', graphics, atMs });
  const slots = withSlots(
    cleared.slots,
    graphics.map((graphic) => [graphic, { takenAtMs: null }]),
  );
  return { ...cleared, slots, rundown: { ...cleared.rundown, current: null } };
};

/** Everything but whose cue the analysis is. */
const apply = (previous: ShowState, event: ShowEvent): ShowState => {
  const state: ShowState = { ...previous, version: previous.version + 1 };
  switch (event.type) {
    case 'graphicCued':
      return setOwnCue(state, event.graphic, event.cue);
    case 'analysisOffered':
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
    case 'rundownUndone':
    case 'rundownRedone':
      return evolveRundown(state, event);
    case 'offersMade':
      return { ...state, offers: { ...state.offers, known: event.known, open: event.open } };
    case 'offerIgnored':
      return withoutOffer(state, event.offer);
    case 'offerRulesSet':
      return { ...state, offers: { ...state.offers, rules: completeRules(event.rules) } };
    case 'offerReturnSet':
      return { ...state, offers: { ...state.offers, returnSeconds: event.seconds } };
    case 'returnPlanned':
      return withReturning(state, { takes: event.takes, dueAtMs: event.dueAtMs, airVersion: state.airVersion });
    case 'returnCalledOff':
      return withReturning(state, null);
    case 'peopleSet':
      return { ...state, people: completed(event.people) as PeopleView };
    case 'entryLost':
      return state;
  }
};

/** The show after one more event. An offer is one as long as its cue stands untouched. */
export const evolve = (previous: ShowState, event: ShowEvent): ShowState => {
  const state = apply(previous, event);
  const isKept = previous.isOffered && state.slots.analysis.cue === previous.slots.analysis.cue;
  return { ...state, isOffered: event.type === 'analysisOffered' || isKept };
};
