import { checkOf } from '../../../checks';
import { INSTANCE_IDS } from '../../../obs';
import { FILM_KINDS, type Film } from '../../../obs/films/film';
import { documentOf, readDocument, type Kind, type Shelf } from '../../safety/kept/kept';

/** Several evenings; the earliest are forgotten first. */
export const FILMS_KEPT = 60;

const ms = { type: 'integer' };
const orNull = (schema: object) => ({ anyOf: [schema, { type: 'null' }] });

const FILMS: Kind<readonly Film[]> = {
  name: 'films',
  versions: [1],
  loss: 'films',
  check: checkOf<readonly Film[]>({
    type: 'array',
    items: {
      type: 'object',
      required: ['id', 'instance', 'of', 'stretches', 'ended', 'seenMs', 'path'],
      properties: {
        id: { type: 'string' },
        instance: { enum: INSTANCE_IDS },
        of: { enum: FILM_KINDS },
        stretches: {
          type: 'array',
          minItems: 1,
          items: {
            type: 'object',
            required: ['fromMs', 'toMs', 'placeMs'],
            properties: { fromMs: ms, toMs: orNull(ms), placeMs: { type: 'number' } },
          },
        },
        ended: { enum: ['stopped', 'unseen', null] },
        seenMs: ms,
        path: orNull({ type: 'string' }),
      },
    },
  }),
  instead: null,
};

/** Where films outlive the server. */
export interface KeptFilms {
  readonly found: readonly Film[];
  /** Without a wait for the disk: a power cut costs the last of it perhaps. @throws what the disk says */
  write(films: readonly Film[]): void;
}

export const keptFilms = (shelf: Shelf): KeptFilms => ({
  found: readDocument(FILMS, shelf) ?? [],
  write: (films) => shelf.documents.jot(documentOf(FILMS, films.slice(-FILMS_KEPT)), null),
});
