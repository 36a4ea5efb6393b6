import type { AirLanguage } from 'chess-match/client/drawing';
import { NO_PLAY, type BusinessPlay } from 'chess-match/games/business';
import { describe, expect, it } from 'vitest';
import { lastEvent, type Room } from './happenedParts';
import { shown } from './testing';

type Happened = NonNullable<BusinessPlay['happened']>;

const LATEST = {
  kind: 'resignation',
  turn: '20.',
  ply: 39,
  side: 'white',
  from: [3],
  to: [],
  white: 0,
  black: 4,
} as const satisfies NonNullable<BusinessPlay['latest']>;

const lastOf = (happened: Happened | null, latest: BusinessPlay['latest'], language: AirLanguage, room: Room) =>
  lastEvent({ play: { ...NO_PLAY, latest, happened } }, language, room);

const told = (happened: Happened | null, room: Room = 'whole'): readonly (string | undefined)[] =>
  (['ru', 'en'] as const).map((language) => {
    const last = lastOf(happened, LATEST, language, room);
    return last?.parts.map(shown).join(' ');
  });

const turn = (...sans: readonly string[]): Happened => ({
  kind: 'turn',
  turn: '24...',
  side: 'black',
  boards: sans.map((_, index) => index + 1),
  moves: sans.map((san, index) => ({ board: index + 1, san })),
});

describe('what happened last', () => {
  it('is the latest change until something else happens, and nothing before that', () => {
    expect(told(null)).toEqual(['белые сдали доску [3] black+2', 'White resigned board [3] black+2']);
    expect(lastOf(null, null, 'ru', 'whole')).toBeNull();
    expect(lastOf(turn('e5'), LATEST, 'ru', 'whole')?.turn).toBe('24...');
  });

  it('is a veto, or a draw offered', () => {
    expect(told({ ...turn(), kind: 'veto' })).toEqual(['чёрные наложили вето', 'Black declared a veto']);
    expect(told({ ...turn('d5', 'e5'), kind: 'offer', boards: [2] })).toEqual([
      'чёрные предложили ничью на [2]',
      'Black offered a draw on [2]',
    ]);
  });

  it('is what stands out of a turn: checks and captures', () => {
    expect(told(turn('Qxe3+', 'Nf6', 'exd4', 'Bxc3'))).toEqual([
      'чёрные: шах на [1] Qxe3+ взятия на [3] [4]',
      'Black: check on [1] Qxe3+ captures on [3] [4]',
    ]);
    expect(told(turn('Nf6', 'exd4'))[0]).toBe('чёрные: взятие на [2] exd4');
  });

  it('says the one thing that matters most where there is less room', () => {
    expect(told(turn('Qxe3+', 'Nf6', 'exd4'), 'part')).toEqual(['чёрные: шах на [1]', 'Black: check on [1]']);
  });

  it('is the move, or how many, of a quiet turn', () => {
    expect(told(turn('Nf6'))).toEqual(['чёрные: [1] Nf6', 'Black: [1] Nf6']);
    expect(told(turn('Nf6', 'O-O', 'c5'))).toEqual([
      'чёрные: ходы на 3 досках без шахов и взятий',
      'Black: moves on 3 boards, no check, no capture',
    ]);
  });
});
