import { business, turnEntry } from '../../../bundles/chess-match/src/games/business';
import { optionsOf } from '../../../bundles/chess-match/src/games/business/rules/options';
import type { State } from '../../../bundles/chess-match/src/games/business/rules/state';
import { random, type Random } from '../../../bundles/chess-match/src/games/common/random';

/** A random turn on all live boards; branches whenever the rules allow one. */
const randomLine = (state: State, { pick }: Random): string => {
  const boards = turnEntry.moves(state);
  const options = optionsOf(state);
  const moveOn = (board: string): string => pick(boards[board] ?? []).san;
  const items = Object.keys(boards).map((board) => `${board}:${moveOn(board)}`);
  const mother = options?.boards.find(({ branch }) => branch === null) ?? null;
  const daughter = options?.branching === null ? options.freeBoard : null;
  if (daughter === null || mother === null || mother.split === null) return items.join(' ');
  const split = `branch ${mother.board}>${daughter} ${mother.split.most}+${mother.split.least}`;
  return [...items, `${daughter}:${moveOn(String(mother.board))}`, split].join(' ');
};

/**
 * So many turn lines of a random game in which no board ends, five live boards as soon as the rules allow; the same for
 * the same seed.
 */
export const longGame = (turns: number, seed: number): string[] => {
  const chance = random(seed);
  const begun = business.initial({ settings: {} });
  if (!begun.ok) throw new Error(begun.error.code);
  let state: State = begun.value;
  const lines: string[] = [];
  while (lines.length < turns) {
    const line = randomLine(state, chance);
    const events = business.decide(state, { type: 'commitTurn', line }, 0);
    if (!events.ok) continue;
    const next: State = events.value.reduce(business.evolve, state);
    if (next.ledger.length > 0) continue;
    state = next;
    lines.push(line);
  }
  return lines;
};
