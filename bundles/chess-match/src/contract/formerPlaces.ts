import { PLACE_PATTERN, type Place } from './places';

/**
 * Places as earlier releases called them, by their names of today: one of them had a name in every game that one game
 * alone has.
 */
const NAMES: ReadonlyMap<string, Place> = new Map([['control-board', 'own-control']]);

/** As files of any release hold a place: a pattern of a schema. */
export const KEPT_PLACE_PATTERN = `${PLACE_PATTERN}|^(?:${[...NAMES.keys()].join('|')})$`;

/** What a place that was stored is called now. */
export const presentPlace = (stored: string): Place => NAMES.get(stored) ?? (stored as Place);
