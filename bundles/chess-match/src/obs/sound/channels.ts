import type { RosterView, RosterPerson } from '@schemas/roster';
import type { Side } from '../../games/common/sides';

/** A microphone that is given to somebody: an input of OBS by its name. */
export interface Channel {
  readonly input: string;
  /** Ids of everyone who speaks into it, as they stand in the list of people. */
  readonly people: readonly string[];
  /** The team it belongs to; null for arbiters, commentators, and a microphone both teams share. */
  readonly side: Side | null;
}

type Placed = readonly [person: RosterPerson, side: Side | null];

const placed = ({ white, black, arbiters, commentators }: RosterView): readonly Placed[] => [
  ...white.people.map((person): Placed => [person, 'white']),
  ...black.people.map((person): Placed => [person, 'black']),
  ...[...arbiters, ...commentators].map((person): Placed => [person, null]),
];

export const personOf = (people: RosterView, id: string): RosterPerson | undefined =>
  placed(people).find(([person]) => person.id === id)?.[0];

/** The name of a person's input as OBS knows it, or null for someone without a microphone. */
export const inputOf = ({ mic }: Pick<RosterPerson, 'mic'>): string | null => {
  const input = mic?.trim() ?? '';
  return input === '' ? null : input;
};

/** Every microphone that is given to somebody, once, in the order of the people. */
export const channelsOf = (people: RosterView): readonly Channel[] => {
  const channels = new Map<string, Channel>();
  for (const [person, side] of placed(people)) {
    const input = inputOf(person);
    if (input === null) continue;
    const known = channels.get(input);
    channels.set(input, {
      input,
      people: [...(known?.people ?? []), person.id],
      side: known === undefined || known.side === side ? side : null,
    });
  }
  return [...channels.values()];
};

/** Whether the rule wants the same of both: it knows microphones and their teams, not who speaks into them. */
export const isSameForRule = (one: readonly Channel[], other: readonly Channel[]): boolean => {
  const sides = new Map(one.map(({ input, side }) => [input, side]));
  return sides.size === other.length && other.every(({ input, side }) => sides.get(input) === side);
};
