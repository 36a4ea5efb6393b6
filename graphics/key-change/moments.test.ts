import { describe, expect, it } from 'vitest';
import { ANY } from '../air/anyGame/fixtures';
import { actorOf, latestMoment, momentsBetween, momentsOf } from './moments';
import { momentSentence, momentTitle, scoreSentence } from './words';

const { any, 'any-mate': mated, 'any-draw': drawn, 'any-two': two, 'any-five': five } = ANY;
const { 'any-three-ended': ended, 'any-corrected': corrected } = ANY;

describe('what is announced of any game', () => {
  it('is nothing while boards are played, and the end of the only board once', () => {
    expect(momentsOf(any)).toEqual([]);
    expect(momentsBetween(any, mated)).toMatchObject([{ kind: 'over', ending: { winner: 'white', kind: 'mate' } }]);
    expect(momentsBetween(mated, mated)).toEqual([]);
    expect(momentsBetween(mated, any)).toEqual([]);
  });

  it('is each board that ends while others go on, and at last the end alone', () => {
    expect(momentsBetween(two, five).map(({ kind }) => kind)).toEqual(['ended', 'ended']);
    expect(momentsBetween(two, ended).map(({ kind }) => kind)).toEqual(['over']);
  });

  it('is a correction of the past, but not its undoing', () => {
    expect(momentsBetween(two, corrected).map(({ kind }) => kind)).toEqual(['correction']);
    expect(momentsBetween(corrected, two)).toEqual([]);
  });

  it('is of nobody in another match', () => {
    const other = { ...mated, match: { ...mated.match, matchId: 'another' } };
    expect(momentsBetween(any, other)).toEqual([]);
  });

  it('stands where nothing passes: the end, or what the latest turn ended', () => {
    expect(latestMoment(any)).toBeNull();
    expect(latestMoment(ended)).toMatchObject({ kind: 'over' });
    expect(latestMoment(five)).toMatchObject({ kind: 'ended', entry: { board: 5 } });
    expect(latestMoment({ ...five, match: { ...five.match, ply: 9 } })).toBeNull();
  });

  it('is the doing of who gets more', () => {
    expect([mated, drawn, five, corrected].map((of) => momentsOf(of).map(actorOf))).toEqual([
      ['white'],
      [null],
      ['white', null],
      [null],
    ]);
  });

  it('has its words in both languages', () => {
    const told = (of: typeof five | typeof mated) =>
      momentsOf(of).flatMap((moment) =>
        (['ru', 'en'] as const).map((language) =>
          [
            momentTitle(moment, language),
            momentSentence(moment, of, language),
            scoreSentence(moment, of, language),
          ].join(' | '),
        ),
      );
    expect(told(mated)).toEqual(['Мат | Победа: Ладья | Счёт 1:0', 'Mate | Victory: Ладья | The score is 1:0']);
    expect(told(five).slice(2)).toEqual([
      'Повторение | Доска 5 закончилась ½:½ | Счёт 1½:½',
      'Repetition | Board 5 has ended ½:½ | The score is 1½:½',
    ]);
  });
});
