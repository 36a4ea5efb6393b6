import { checkOf } from '../../checks';
import type { Log } from '../base/log';
import { sayOnce } from '../base/sayOnce';
import { documentOf, readDocument, type Kind, type Shelf } from '../safety/kept/kept';
import type { Spoken } from './spoken';

type Sums = Spoken['msOf'];

/** Where what was spoken in each match outlives the server. */
export interface KeptSpoken {
  of(matchId: string): Sums;
  keep(matchId: string, sums: Sums): void;
}

const isSums = checkOf<Sums>({ type: 'object', additionalProperties: { type: 'integer', minimum: 0 } });

const spokenIn = (matchId: string): Kind<Sums> => ({
  name: `spoken/${matchId}`,
  versions: [1],
  loss: 'spoken',
  check: isSums,
  instead: null,
});

/** Without a wait for the disk: a power cut may cost the last seconds. What cannot be kept goes on in memory. */
export const keptSpoken = (shelf: Shelf, log: Log): KeptSpoken => {
  const attempt = sayOnce('For how long people have spoken could not be kept.', log);
  return {
    of: (matchId) => readDocument(spokenIn(matchId), shelf) ?? {},
    keep: (matchId, sums) => attempt(() => shelf.documents.jot(documentOf(spokenIn(matchId), sums), null)),
  };
};
