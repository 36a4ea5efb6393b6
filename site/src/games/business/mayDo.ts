import type { AirLanguage } from 'chess-match/client/drawing';
import type { HomeOptions } from 'chess-match/contract/viewers';
import { wordsOf } from './words';

const ACTS = ['branch', 'pass', 'select'] as const;

/** What a team may do besides moving, each with the boards it may be done on. */
export const mayDo = ({ acts: ofTurn, boards }: HomeOptions, language: AirLanguage): readonly string[] => {
  const words = wordsOf(language);
  const acts = ACTS.flatMap((act) => {
    const where = boards.filter(({ acts: may }) => may.includes(act)).map(({ board }) => board);
    if (where.length === 0 || (act === 'branch' && !ofTurn.includes(act))) return [];
    return [`${words.acts[act]} (${words.onBoards(where.length, where.join(', '))})`];
  });
  return ofTurn.includes('veto') ? [...acts, words.mayVeto] : acts;
};
