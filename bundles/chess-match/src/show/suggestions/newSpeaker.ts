import type { Side } from '@schemas/boards';
import type { RosterView } from '@schemas/roster';
import type { SpokenView } from '@schemas/spoken';
import { on } from '../../games/common/presets';
import { NOTHING, type NewSuggestion } from '../../games/common/suggestions';

/** Of all that somebody has spoken in a match, ms: no mere word any more, and still new. */
const [FROM_MS, UNTIL_MS] = [30_000, 120_000];

const SIDES = ['white', 'black'] as const satisfies readonly Side[];

const teamOf = (people: RosterView, id: string): Side | null =>
  SIDES.find((side) => people[side].people.some((person) => person.id === id)) ?? null;

/** Players who are heard at length for the first time: viewers do not know yet who they are. */
export const newSpeakers = (spoken: SpokenView, people: RosterView): readonly NewSuggestion[] =>
  spoken.people.flatMap(({ id, ms }): readonly NewSuggestion[] => {
    const side = teamOf(people, id);
    if (side === null || ms < FROM_MS || ms >= UNTIL_MS) return [];
    const airs = [on('player', { person: id })];
    return [{ ...NOTHING, kind: 'speaks', side, airs, alone: false, lasts: true, of: id }];
  });
