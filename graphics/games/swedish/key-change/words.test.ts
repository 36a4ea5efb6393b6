import { SECOND } from '../../../air/testing/secondGame';
import { describe, expect, it } from 'vitest';
import { SWEDISH } from '../fixtures/states';
import { swedish, courseWith } from '../fixtures/match';
import { momentsOf } from './moments';
import { endText, momentSentence, momentTitle, outcomeText } from './words';

type Picture = Parameters<typeof momentsOf>[0];

const said = (picture: Picture, language: 'ru' | 'en') =>
  momentsOf(picture).map((moment) => (moment.kind === 'over' ? '' : momentSentence(moment, language)));
const sitting = (inCheck: boolean, waitsFor: string[]) =>
  swedish({ course: courseWith(2, { sitting: { side: 'white', inCheck, waitsFor } }) });

describe('moments in words', () => {
  it('S2 a queen', () => {
    expect(said(SWEDISH['swedish-queen'], 'ru')).toEqual([
      'На доске B взят ферзь: теперь его могут поставить белые на доске A',
    ]);
    expect(said(SWEDISH['swedish-queen'], 'en')).toEqual([
      'A queen was taken on board B: now White on board A may drop it',
    ]);
  });

  it('S6 S12 who sits: why, and for what', () => {
    expect(said(sitting(true, ['B', 'R', 'Q']), 'ru')).toEqual([
      'Белым на доске B шах, и защититься нечем: зависли, пока партнёр не даст слона, ладью или ферзя',
    ]);
    expect(said(sitting(false, ['P', 'N', 'B', 'R', 'Q']), 'ru')).toEqual([
      'Белым на доске B нечем ходить: зависли, пока партнёр не даст какую-нибудь фигуру',
    ]);
    expect(said(sitting(true, ['N']), 'en')).toEqual([
      'White on board B is in check and cannot answer it: sits until the partner gives a knight',
    ]);
    expect(said(sitting(true, []), 'en')).toEqual([
      'White on board B is in check and cannot answer it: one piece from the partner is not enough',
    ]);
  });

  it('S8 S9 the end: who won and why', () => {
    const { match, play } = SWEDISH['swedish-mate'];
    const { end } = play;
    if (!end) throw new Error('no end');
    expect(outcomeText(end, match.teams, 'ru')).toBe('Победа: Метеор');
    expect(endText(end, null, 'ru')).toBe('Мат на доске A: не спасла бы никакая фигура от партнёра');
    expect(
      endText({ ...end, reason: 'flag', at: [{ board: 2, side: 'black' }] }, { white: 2, black: 6, ...SECOND }, 'ru'),
    ).toBe('Время истекло на доске B. Счёт матча 1:3');
    expect(outcomeText({ ...end, result: null }, match.teams, 'en')).toBe('Broken off');
  });

  it('has a title for all', () => {
    const titles = ['swedish-queen', 'swedish-longest', 'swedish-kamikaze', 'swedish-mate', 'swedish-draw'] as const;
    expect(titles.flatMap((name) => momentsOf(SWEDISH[name]).map((moment) => momentTitle(moment, 'ru')))).toEqual([
      ...['Взят ферзь', 'Завис', 'Ожидание', 'Камикадзе', 'Мат', 'Ничья по соглашению'],
    ]);
  });
});
