import { SIDES } from '../../../common/sides';
import { BOARDS, type Seat } from '../../rules/seats';
import { seatText } from './endRemark';
import type { Tag } from '../../../common/recordText';

/** A word for a player, and the seats it may be of: two where both players of a team go by its name, or of a colour. */
interface Label {
  readonly text: string;
  readonly seats: readonly Seat[];
}

const SEATS: readonly Seat[] = BOARDS.flatMap((board) => SIDES.map((side) => ({ board, side })));

/** "WhiteA", "WA", "White", the name of the tag, and "Anna Berg" of "Berg, Anna". */
const textsOf = (seat: Seat, tags: readonly Tag[]): readonly string[] => {
  const seated = seatText(seat);
  const name = tags.find((tag) => tag.name === seated)?.value.trim() ?? '';
  const [, last, first] = /^([^,]+),\s*([^,]+)$/.exec(name) ?? [];
  const turned = last === undefined || first === undefined ? [] : [`${first} ${last}`];
  const colour = seated.slice(0, -1);
  return [seated, `${seated.slice(0, 1)}${seat.board}`, colour, name, ...turned].filter((text) => text !== '');
};

/** All words for players, the longest first: "van der Zee" before "Zee". */
const labelsOf = (tags: readonly Tag[]): readonly Label[] => {
  const seats = new Map<string, Seat[]>();
  for (const seat of SEATS)
    for (const text of textsOf(seat, tags)) {
      const key = text.toLowerCase();
      seats.set(key, [...(seats.get(key) ?? []), seat]);
    }
  return [...seats]
    .map(([text, of]) => ({ text, seats: of }))
    .toSorted((one, other) => other.text.length - one.text.length);
};

/** What may stand between a player and the verb: "Bob's flag", "WhiteA and WhiteB both". */
const BEHIND = /(?:\s+(?:has|have|had|is|was|are|were|both|just)|['’]s?|\s)$/i;
const AND = /(?:\s+and|\s+und|\s*[&,+/])\s*$/i;

const without = (text: string, pattern: RegExp): string => {
  const rest = text.replace(pattern, '');
  return rest === text ? text : without(rest, pattern);
};

const isWordBefore = (text: string): boolean => /[\p{L}\p{N}]$/u.test(text);

/**
 * The players named right before a verb, the last first, each with the seats his name may be of.
 * @param before all that stands before the verb; who is named further off is not meant
 */
export const namedBefore = (before: string, tags: readonly Tag[]): readonly (readonly Seat[])[] => {
  const labels = labelsOf(tags);
  const named: (readonly Seat[])[] = [];
  for (let rest = without(before, BEHIND); ;) {
    const lower = rest.toLowerCase();
    const label = labels.find(
      ({ text }) => lower.endsWith(text) && !isWordBefore(rest.slice(0, rest.length - text.length)),
    );
    if (label === undefined) return named;
    named.push(label.seats);
    const further = rest.slice(0, rest.length - label.text.length);
    if (!AND.test(further)) return named;
    rest = without(further.replace(AND, ''), BEHIND);
  }
};
