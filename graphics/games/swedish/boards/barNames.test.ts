import { describe, expect, it } from 'vitest';
import { barNames } from './barNames';

/** Half a pixel a letter, at a size of one. */
const measure = (text: string): number => text.length / 2;
const LONG = 'Сборная шахматной федерации';
const named = (player: string, teams: readonly [name: string, short: string], isMarked: boolean) => {
  const [name, short] = teams;
  const both = { white: { name, short }, black: { name: 'Метеор', short: '' } };
  const bar = { player, teams: both, isMarked };
  const measures = { player: measure, team: measure };
  const [own, other] = [barNames({ ...bar, side: 'white' }, measures), barNames({ ...bar, side: 'black' }, measures)];
  return [own.player.lines.join('/'), own.team?.lines[0] ?? null, other.team?.lines[0] ?? null];
};

describe('names on a player’s plate', () => {
  it('tell the team of everybody, whatever else is told of the player', () => {
    for (const isMarked of [false, true])
      expect(named('Анна Воронцова', ['Северное сияние', ''], isMarked)).toEqual([
        ...['Анна Воронцова', 'Северное сияние', 'Метеор'],
      ]);
  });

  it('are shortened where there is no room, the team by the name it has for that', () => {
    const player = 'Константин Ландо-Черногоров';
    expect(named(player, [LONG, 'Сборная'], false)).toEqual([player, LONG, 'Метеор']);
    expect(named(player, [LONG, 'Сборная'], true)).toEqual(['К. Ландо-Черногоров', 'Сборная', 'Метеор']);
    expect(named('Анна-Мария Константиновна Атвуд-Лагутинова', ['Метель', ''], true)[0]).toBe('А. К. Атвуд-Лагутинова');
  });

  it('tell no team at all where one of them has no name that is short enough beside a mark', () => {
    for (const isMarked of [false, true])
      expect(named('Анна Воронцова', [LONG, ''], isMarked)).toEqual(['Анна Воронцова', null, null]);
    expect(named('Константин Ландо-Черногоров', [LONG, ''], true)[0]).toBe('Константин/Ландо-Черногоров');
  });
});
