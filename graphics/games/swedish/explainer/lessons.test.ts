import { cardIn, cardsOf } from 'chess-match/client/show';
import { remainingAt } from 'chess-match/client/view';
import { describe, expect, it } from 'vitest';
import { planBoards } from '../boards/plan';
import { CARDS } from 'chess-match/games/swedish';
import { cardOf } from './cards';
import { lessonOf } from './lessons';

const stepsOf = (card: (typeof CARDS)[number]) => {
  const { before, after } = lessonOf(card, 'ru');
  return planBoards(before, after);
};
const flights = (card: (typeof CARDS)[number]) => stepsOf(card).filter(({ kind }) => kind !== 'pieces');

describe('the cards of Swedish chess', () => {
  it('are those of the game, and any other stands for the first', () => {
    expect(cardsOf('swedish').map(({ id }) => id)).toEqual(CARDS);
    expect(cardOf('branching')).toBe(cardIn('swedish', 'branching'));
    expect(cardOf('sitting')).toBe('sitting');
  });

  it('S2 teams: what is taken on A flies to the partner’s reserve on B, in its own colour', () => {
    expect(flights('teams')).toMatchObject([{ kind: 'capture', board: 2, side: 'black', piece: 'N' }]);
  });

  it('S3 drops: a piece of the reserve comes onto the board', () => {
    expect(flights('drops')).toMatchObject([{ kind: 'drop', board: 2, side: 'black', piece: 'N' }]);
  });

  it('S6 sitting: the check sits, and is no mate', () => {
    const { after } = lessonOf('sitting', 'en');
    expect(after.course.boards[0]?.sitting).toMatchObject({ side: 'black', inCheck: true });
    expect(after.play.end).toBeNull();
    expect(after.boards.boards[0]?.check).toEqual(['g8']);
  });

  it.each(CARDS)('%s moves no piece but the one it tells of', (card) => {
    const pieces = stepsOf(card).filter(({ kind }) => kind === 'pieces');
    expect(pieces.length).toBeLessThanOrEqual(1);
  });

  it.each(CARDS)('%s shows the times it was drawn with, in whatever year it is looked at', (card) => {
    const inYears = Date.UTC(2100, 0);
    for (const { clocks } of [lessonOf(card, 'ru').before, lessonOf(card, 'ru').after]) {
      expect(clocks.clocks.filter(({ runningSinceMs }) => runningSinceMs !== null)).toHaveLength(2);
      for (const clock of clocks.clocks) expect(remainingAt(clock, inYears)).toBe(clock.remainingMs);
    }
  });

  it.each(CARDS)('%s stands on whole positions, the teams named in the viewer’s language', (card) => {
    for (const { boards, match } of [lessonOf(card, 'ru').before, lessonOf(card, 'ru').after]) {
      expect(match.teams.white.name).toBe('Команда 1');
      for (const { pieces, lastMoves } of boards.boards) {
        expect(Object.values(pieces).filter((code) => code.endsWith('K'))).toHaveLength(2);
        expect(pieces[lastMoves[0]?.to ?? '']).toBeDefined();
        expect(pieces[lastMoves[0]?.from ?? '']).toBeUndefined();
      }
    }
  });
});
