import { keyMomentsOf } from '../../games/common/keyMoments';
import { boardName } from '../../view/boardNames';
import type { Language } from '../../view/language';
import type { OpenMatch } from '../authority/openMatch';
import type { Happening } from './chapters';
import type { Mark } from './marks/mark';
import { CLIP, MARKED, titleOf } from './words';

/** What the match itself tells. */
export const momentsIn = ({ game, history, views }: OpenMatch, language: Language): readonly Happening[] => {
  const nameOf = (board: number): string => boardName(views.match, board);
  return keyMomentsOf(game, history).map((moment) => ({
    atMs: moment.atMs,
    title: titleOf(moment, game.id, nameOf, language),
  }));
};

const withTurn = (turn: string, title: string): string => (turn === '' ? title : `${turn} ${title}`);

/** A clip that nobody gave a caption is of what happened this long before it, or of nothing that has a name. */
const OF_CLIP_MS = 60_000;

/** A clip of the replay buffer, as lists of clips tell it. */
export interface Clip extends Happening {
  readonly path: string;
  readonly turn: string;
}

/** @param moments what the match itself tells, in order */
export const clipsOf = (marks: readonly Mark[], moments: readonly Happening[], language: Language): readonly Clip[] =>
  marks.flatMap(({ atMs, turn, text, clip, dropped }) => {
    if (clip === null || dropped) return [];
    const shown = moments.findLast((moment) => moment.atMs <= atMs && atMs - moment.atMs <= OF_CLIP_MS);
    return [{ atMs, turn, path: clip.path, title: text || (shown?.title ?? withTurn(turn, CLIP[language])) }];
  });

/**
 * The same with what somebody marked, the most meant first: what has a caption, what the match tells, what was marked
 * without a word. Clips that nobody gave a caption are no chapters.
 */
export const withMarks = (
  moments: readonly Happening[],
  marks: readonly Mark[],
  language: Language,
): readonly Happening[] => {
  const kept = marks.filter(({ dropped }) => !dropped);
  const happened = ({ atMs, turn, text }: Mark): Happening => ({
    atMs,
    title: withTurn(turn, text || MARKED[language]),
  });
  return [
    ...kept.filter(({ text }) => text !== '').map(happened),
    ...moments,
    ...kept.filter(({ text, clip }) => text === '' && clip === null).map(happened),
  ];
};
