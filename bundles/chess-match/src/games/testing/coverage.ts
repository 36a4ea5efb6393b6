import { END_KINDS, liveBranches } from '../business/rules/state';
import type { RandomGame } from './randomGame';

/** How often the random games met what the properties are about. */
export const coverageOf = (games: readonly RandomGame[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = Object.fromEntries(END_KINDS.map((kind) => [`end ${kind}`, 0]));
  const count = (name: string, times: number): void => {
    counts[name] = (counts[name] ?? 0) + times;
  };
  for (const { steps, history } of games) {
    const { branches, ledger, forks, passes, selections, ply, vetoes, overtime } = history.state;
    count('games', 1);
    count('steps', steps.length);
    count('turns', ply);
    for (const { command, refused, history: after } of steps) {
      count(`${refused === null ? 'accepted' : 'refused'} ${command.type}`, 1);
      if (liveBranches(after.state).length === 5) count('states with five boards', 1);
    }
    for (const { kind } of ledger) count(`end ${kind}`, 1);
    count('half points', ledger.filter(({ halves }) => halves.white % 2 === 1).length);
    count('reused boards', branches.length - new Set(branches.map(({ board }) => board)).size);
    count('forks', forks.length);
    count('passes', passes.length);
    count('selections on several', selections.filter(({ targets }) => targets.length > 1).length);
    count('vetoes', vetoes.length);
    count('overtimes', overtime.length);
    count('undone for good', history.dropped.length);
    count('games over', branches.every(({ end }) => end !== null) ? 1 : 0);
  }
  return counts;
};
