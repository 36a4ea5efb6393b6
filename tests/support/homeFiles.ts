import type { HomeDocument, HomeFile } from '../../bundles/chess-match/src/contract/viewers';
import { packed } from '../../bundles/chess-match/src/http/packed';
import { homeFileOf } from '../../bundles/chess-match/src/match/home/files/homeFile';
import { documentOf, recordedEvening } from '../../bundles/chess-match/src/match/home/testing';

/** A recorded match of a game that is over, in one file, under these names. */
export const recordedFile = async (game: string, names: Partial<HomeDocument['match']>): Promise<HomeFile> => {
  const last = (await recordedEvening(game)).at(-1);
  if (last === undefined) throw new Error(`no evening of ${game}`);
  const document = documentOf(last, { matchId: `m-${game}`, ...names });
  const bodyOf = (text: string | undefined) => (text === undefined ? undefined : packed(text));
  const file = homeFileOf(
    { match: () => packed(JSON.stringify(document)), part: (id) => bodyOf(last.past.parts.get(id)) },
    `m-${game}`,
  );
  if (file === null) throw new Error(`no file of ${game}`);
  return file;
};
