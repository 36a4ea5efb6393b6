import type { Games, PlayableGame } from './game';

/**
 * The game whose record a file is, by its ending and, where several have that, by what stands in it; undefined: none
 * here.
 */
export const gameOfRecord = (games: Games, extension: string, text: string): PlayableGame | undefined => {
  const all = Object.values(games);
  return (
    all.find(({ records }) => records.isOwn?.(extension, text) === true) ??
    all.find(({ records }) => records.extension === extension)
  );
};
