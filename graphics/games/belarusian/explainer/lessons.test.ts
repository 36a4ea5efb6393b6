import { CARDS } from 'chess-match/games/belarusian';
import { describe, expect, it } from 'vitest';
import { planPieces } from '../../../air/board/planPieces';
import { cardOf, LESSONS } from './lessons';

describe('the lessons of Belarusian chess', () => {
  it('each shows something that moves', () => {
    for (const card of CARDS) {
      const { before, after } = LESSONS[card];
      expect([card, planPieces(before.view.pieces, after.view).length > 0]).toEqual([card, true]);
    }
  });

  it('L2 have on the throne whoever holds it, and L7 a kniaz who was crowned', () => {
    for (const { before, after } of Object.values(LESSONS))
      for (const { view, play } of [before, after]) {
        expect(view.pieces['e5'] !== undefined).toBe(play.throne.holder !== null);
        const attackers = Object.values(play.throne.attackers).flat();
        expect(attackers.filter((square) => view.pieces[square] === undefined)).toEqual([]);
      }
    expect(LESSONS.heir.after.view.pieces['e3']).toBe('wKniaz');
  });

  it('begins with the throne where a card is not of this game', () => {
    expect([cardOf('points'), cardOf('branching')]).toEqual(['points', 'throne']);
  });
});
