import { expect, it } from 'vitest';
import type { Film } from '../../../obs/films/film';
import { shelfWith } from '../../testing/shelf';
import { filmTroubles } from './filmTroubles';
import { FILMS_KEPT, keptFilms } from './keptFilms';

const film = (id: string, change: Partial<Film> = {}): Film => ({
  id,
  instance: 'program',
  of: 'recording',
  ended: 'stopped',
  seenMs: 1000,
  path: null,
  stretches: [{ fromMs: 0, toMs: 1000, placeMs: 0 }],
  ...change,
});

it('films outlive the server, the latest of them', () => {
  const shelf = shelfWith();
  const many = Array.from({ length: FILMS_KEPT + 2 }, (_, at) => film(`film-${at}`));
  keptFilms(shelf).write(many);
  expect(keptFilms(shelf).found).toEqual(many.slice(2));
});

it('what is not understood is put aside, and its loss is told', () => {
  const shelf = shelfWith([{ name: 'films', version: 1, body: '[{"id":7}]' }]);
  expect(keptFilms(shelf).found).toEqual([]);
  expect(shelf.damaged.troubles()).toMatchObject([{ params: { document: 'films', loss: 'films' } }]);
});

it('a recording that ended unseen is told until its OBS records again, and not for ever', () => {
  const lost = film('a', { ended: 'unseen', path: '/a.mkv' });
  const code = { code: 'obs/recording_interrupted', params: { instance: 'program', path: '/a.mkv' } };
  expect(filmTroubles([lost, film('b', { instance: 'white' })], 2000)).toMatchObject([code]);
  expect(filmTroubles([lost, film('b', { ended: null })], 2000)).toEqual([]);
  expect(filmTroubles([film('a', { ended: 'unseen', of: 'stream' })], 2000)).toEqual([]);
  expect(filmTroubles([lost], 3_600_000)).toEqual([]);
});
