import { expect, it } from 'vitest';
import { LANGUAGES } from '../../bundles/chess-match/src/view/language';
import { screenplay } from './screenplay';
import { overAt } from './shoot';

it.each(LANGUAGES)('is a minute, in which everything has its time (%s)', (language) => {
  const scenes = screenplay(language);
  expect(scenes.reduce((sum, { lengthMs }) => sum + lengthMs, 0)).toBe(60_000);
  for (const { acts, lengthMs } of scenes) {
    const times = acts.map(({ atMs }) => atMs);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(times.every((atMs) => atMs < lengthMs)).toBe(true);
    expect(acts.some(({ turn }) => turn === '')).toBe(false);
  }
});

it('shows every game', () => {
  const games = new Set(screenplay('en').flatMap(({ match }) => match?.game ?? []));
  expect([...games].toSorted()).toEqual(['belarusian', 'business', 'classical', 'progressive', 'swedish']);
});

it('says the same in both languages, in other words', () => {
  const [en, ru] = [screenplay('en'), screenplay('ru')];
  expect(en.map(({ title: _, ...scene }) => scene)).toEqual(ru.map(({ title: _, ...scene }) => scene));
  expect(en[0]?.title).not.toEqual(ru[0]?.title);
});

it('fades each scene from black and to black', () => {
  const [title] = screenplay('en');
  if (title === undefined) throw new Error('No scene');
  const at = (ms: number) => overAt(title, ms, 0);
  expect([at(0).light, at(1500).light, at(title.lengthMs).light]).toEqual([0, 1, 0]);
  expect([at(0).shown, at(1500).shown, at(title.lengthMs).shown]).toEqual([0, 1, 0]);
  expect(at(title.lengthMs).grown).toBe(1);
});
