import { readFileSync } from 'node:fs';
import type { MatchFile } from '@schemas/matchFile';
import { GAMES } from '../../../bundles/chess-match/src/games';
import type { PlayableGame } from '../../../bundles/chess-match/src/games/common/game';
import { formsOf } from '../../../bundles/chess-match/src/games/common/records';
import { playedMatches } from '../../../bundles/chess-match/src/games/testing/playedMatches';
import type { FileProblem } from '../../../bundles/chess-match/src/match/transfer/fileProblem';
import { digestOf, readMatchBytes } from '../../../bundles/chess-match/src/match/transfer/matchFile';
import { playThrough } from '../../../bundles/chess-match/src/match/transfer/playThrough';
import { matchFileOf } from '../../../bundles/chess-match/src/match/transfer/recordBytes';
import { problemText } from '../../../bundles/chess-match/src/texts';
import { inEach, type Reader, type Fault } from './reader';

const FIXTURES = new URL('../../../bundles/chess-match/fixtures/', import.meta.url);
const NOW_MS = 1_900_000_000_000;

const faultsOf = (problem: FileProblem): readonly Fault[] =>
  (problem.faults ?? [{ line: null, problem }]).map(({ problem: fault, ...place }) => ({
    place: place.line === null ? null : place,
    words: inEach((language) => problemText(fault, language)),
  }));

/** Sheets tell no chips, and a report for rating tells results alone: no match can be made of them. */
const NOT_TAKEN_BACK: readonly string[] = ['sheets.pgn', 'trf'];

/** Each written form of a game that is taken back, through the door by which records are taken in. */
const recordsOf = (game: PlayableGame): readonly Reader[] =>
  formsOf(game.records)
    .filter(({ name }) => !NOT_TAKEN_BACK.includes(name))
    .map((form): Reader => {
      const extension = form.name.replace(/^.*\./, '');
      const names = { event: 'Cup', white: 'Reds', black: 'Blues' };
      const written = playedMatches(game).map((state) => form.write(state, names));
      const isMain = form.name === game.records.extension;
      const demonstration = isMain ? [readFileSync(new URL(game.records.demonstration, FIXTURES), 'utf8')] : [];
      return {
        name: `${game.id} .${form.name}`,
        whole: [...written, ...demonstration],
        read: (text) => {
          const file = matchFileOf(GAMES, { extension, text }, NOW_MS);
          return file.ok ? [] : faultsOf(file.error);
        },
      };
    });

export const RECORDS: readonly Reader[] = Object.values(GAMES).flatMap(recordsOf);

const matchFile = (game: PlayableGame): string => {
  const { records } = game;
  const text = records.write(playedMatches(game)[1], { event: 'Cup', white: 'Reds', black: 'Blues' });
  const file = matchFileOf(GAMES, { extension: records.extension, text }, NOW_MS);
  if (!file.ok) throw new Error(`${game.id} does not take what it has written: ${JSON.stringify(file.error)}`);
  return JSON.stringify(file.value, null, 1);
};

/** With a checksum that fits whatever the games have become: else nothing behind it would ever be looked at. */
const signedAnew = (text: string): string => {
  try {
    const file = JSON.parse(text) as MatchFile | null;
    return Array.isArray(file?.games) ? JSON.stringify({ ...file, digest: digestOf(file.games) }) : text;
  } catch {
    return text;
  }
};

const takeIn = (text: string): readonly Fault[] => {
  const read = readMatchBytes(Buffer.from(text));
  const played = read.ok ? playThrough(GAMES, read.value, () => undefined) : read;
  return played.ok ? [] : faultsOf(played.error);
};

const MATCHES = Object.values(GAMES).map(matchFile);

export const MATCH_FILES: readonly Reader[] = [
  { name: 'match file', whole: MATCHES, read: takeIn },
  { name: 'match file, signed anew', whole: MATCHES, read: (text) => takeIn(signedAnew(text)) },
];
