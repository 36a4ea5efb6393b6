import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What only this game knows, as it stands in names and in prose. Words that mean something else elsewhere too are not
 * among them.
 */
export const OWN_WORDS: Readonly<Record<string, RegExp>> = {
  business: /chips?(?![a-z])|mothers?(?![a-z])|control[ -]?boards?(?![a-z])/gi,
  swedish: /bughouse|bpgn|partner/gi,
  belarusian: /kniaz|hetman|pushka|vsadnik|ratnik|rokosh/gi,
  classical: /team[ -]match/gi,
  progressive: /ppgn|scottish|marseillais|take-all/gi,
};

/** The folders of games, of those too that cannot be played yet. */
const OF_GAMES = readdirSync(join(import.meta.dirname, '..')).filter((name) =>
  existsSync(join(import.meta.dirname, '..', name, 'rules')),
);
const isOfGame = (path: string): boolean => OF_GAMES.some((id) => `/${path}`.includes(`/games/${id}/`));
const isForTests = (path: string): boolean => path.includes('/testing/') || /\.test\.tsx?$/.test(path);

/** Files below a folder, of no game and of no test, in which something stands. */
export const filesSaying = (root: string, words: RegExp): readonly string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !isForTests(path) && !isOfGame(path))
    .filter((path) => readFileSync(join(root, path), 'utf8').search(words) !== -1)
    .toSorted();
