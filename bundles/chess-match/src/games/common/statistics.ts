import { SIDES, type BySide, type Side } from './sides';

/**
 * What a game counts of a match by team, by the name that it gives; a team is named by its colour in the first thread.
 */
export interface TeamCount extends BySide<number> {
  readonly kind: string;
}

/** Something that a team did, so many times. */
export interface Deed {
  readonly team: Side;
  readonly times?: number;
}

/** How often each team did something. */
export const countOf = (kind: string, deeds: readonly Deed[]): TeamCount => {
  const of = (team: Side): number =>
    deeds.reduce((sum, deed) => (deed.team === team ? sum + (deed.times ?? 1) : sum), 0);
  const [white, black] = SIDES.map(of);
  return { kind, white: white ?? 0, black: black ?? 0 };
};

/** A move of a team, as it is written. */
interface Written {
  readonly team: Side;
  readonly san: string;
}

/** What chess with captures and checks has in any game; a mate is a check too. */
export const chessCounts = (moves: readonly Written[]): readonly TeamCount[] => [
  countOf(
    'captures',
    moves.filter(({ san }) => san.includes('x')),
  ),
  countOf(
    'checks',
    moves.filter(({ san }) => /[+#]/.test(san)),
  ),
];
