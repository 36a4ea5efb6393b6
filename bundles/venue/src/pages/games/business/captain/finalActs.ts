import { formatPair, type Language } from 'chess-match/client/drawing';
import type { PreviewAnswer } from 'chess-match/client/contract';
import { splitLine, type BoardModel } from 'chess-match/games/business';
import { BUSINESS_TEXTS } from '../texts';

/** Whether a turn has in it what cannot be taken back by its team. */
export const hasFinal = (line: string): boolean =>
  splitLine(line).some(({ kind }) => kind === 'resign' || kind === 'draw' || kind === 'select');

/** What of a turn cannot be taken back, and what the score becomes, in words. */
export const finalWords = (
  line: string,
  models: readonly BoardModel[],
  preview: PreviewAnswer | null,
  language: Language,
): readonly string[] => {
  const texts = BUSINESS_TEXTS[language];
  const chipsOn = (board: number): string =>
    texts.chips(models.find((model) => model.board === board)?.chipsBefore ?? 0);
  const acts = splitLine(line).flatMap(({ item }) => {
    if (item?.kind === 'resign' || item?.kind === 'draw')
      return [texts.final[item.kind](item.board, chipsOn(item.board))];
    if (item?.kind !== 'select') return [];
    const to = item.targets.map(({ board, chips }) => texts.final.to(board, chips ?? 0)).join(', ');
    return [texts.final.select(item.board, to)];
  });
  const score = preview?.ok === true ? preview.differences.score : null;
  if (acts.length === 0 || score === null) return acts;
  const written = ({ white, black }: { readonly white: number; readonly black: number }): string =>
    formatPair(white, black);
  return [...acts, texts.score(written(score.before), written(score.after))];
};
