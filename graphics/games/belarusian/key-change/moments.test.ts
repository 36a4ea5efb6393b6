import { describe, expect, it } from 'vitest';
import { BELARUSIAN } from '../fixtures/states';
import { actorOf, latestMoment, momentsBetween, momentsOf } from './moments';

const {
  belarusian: quiet,
  'belarusian-throne': throne,
  'belarusian-rokosh': rokosh,
  'belarusian-taken': taken,
  'belarusian-crowned': crowned,
  'belarusian-check': check,
  'belarusian-won': won,
  'belarusian-draw': drawn,
} = BELARUSIAN;
const corrected = {
  ...rokosh,
  match: { ...rokosh.match, correction: { seq: 9, number: 14, side: 'black' as const, isCut: false, moves: [] } },
};

describe('what is announced of Belarusian chess', () => {
  it('is nothing of a quiet turn', () => {
    expect(momentsOf(quiet)).toEqual([]);
    expect(momentsBetween(quiet, quiet)).toEqual([]);
  });

  it('L8 L11 is the throne entered by one side, and the rokosh called by the other', () => {
    expect(momentsOf(throne)).toMatchObject([{ kind: 'throne', side: 'white' }]);
    expect(momentsBetween(throne, rokosh)).toMatchObject([{ kind: 'rokosh', side: 'white' }]);
    expect([throne, rokosh].flatMap(momentsOf).map(actorOf)).toEqual(['white', 'black']);
  });

  it('L7 is the kniaz taken, then the inauguration, which says whether somebody follows', () => {
    expect(momentsOf(taken)).toMatchObject([{ kind: 'taken', side: 'white' }]);
    expect(momentsBetween(taken, crowned)).toMatchObject([{ kind: 'crowned', side: 'white', hasHeir: false }]);
    expect([taken, crowned, check].flatMap(momentsOf).map(actorOf)).toEqual(['black', 'white', 'black']);
  });

  it('is the end alone when it comes, and nothing once more', () => {
    expect(momentsBetween(throne, won)).toMatchObject([{ kind: 'over', end: { reason: 'throne', result: 'white' } }]);
    expect(momentsBetween(won, won)).toEqual([]);
    expect(momentsOf(drawn).map(actorOf)).toEqual([null]);
  });

  it('is gone when it was undone, and of nobody in another match', () => {
    expect(momentsBetween(rokosh, throne)).toMatchObject([{ kind: 'throne' }]);
    const other = { ...rokosh, match: { ...rokosh.match, matchId: 'another' } };
    expect(momentsBetween(throne, other)).toEqual([]);
  });

  it('is of a correction the correction alone, and nothing of its undoing', () => {
    expect(momentsBetween(throne, corrected).map(({ kind }) => kind)).toEqual(['correction']);
    expect(momentsBetween(corrected, throne)).toEqual([]);
  });

  it('stands for a page that sees one picture: what matters most', () => {
    expect(latestMoment(quiet)).toBeNull();
    expect(latestMoment(corrected)).toMatchObject({ kind: 'rokosh' });
    expect(latestMoment(won)).toMatchObject({ kind: 'over' });
  });
});
