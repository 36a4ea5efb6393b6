import { cardIn, cardsOf } from 'chess-match/client/show';
import { chipsOf, type Topic } from 'chess-match/games/business';
import { describe, expect, it } from 'vitest';
import { planExplainer } from '../../../explainer/plan';
import { lessonSteps } from './lesson';
import { LESSONS, topicOf } from './scenes';

const TOPICS: readonly Topic[] = ['branching', 'pass', 'selection'];
const chipsIn = (topic: Topic, when: 'before' | 'after') =>
  LESSONS[topic][when].boards.reduce((total, view) => total + chipsOf(view), 0);
const kinds = (topic: Topic) => lessonSteps(topic).map(({ kind }) => kind);

describe('the lessons', () => {
  it.each(TOPICS)('%s neither makes nor loses a chip', (topic) => {
    expect(chipsIn(topic, 'after')).toBe(chipsIn(topic, 'before'));
  });

  it.each(TOPICS)('%s sends its chips from the left board to the right, one by one', (topic) => {
    const { changes, moved, after } = LESSONS[topic];
    const flights = lessonSteps(topic).filter((step) => step.kind === 'chip');
    expect(flights).toHaveLength(moved);
    expect(new Set(flights.map(({ to }) => to.board))).toEqual(new Set([after.boards[1]?.board]));
    expect(changes.map(({ from, to }) => to - from)).toEqual([-moved, moved]);
  });

  it('B6 branching bears a board with a move of its own', () => {
    expect(kinds('branching')).toContain('birth');
    const [mother, daughter] = LESSONS.branching.after.boards;
    expect(mother?.lastMoves[0]?.san).not.toBe(daughter?.lastMoves[0]?.san);
  });

  it('B9 a pass moves one chip and ends nothing', () => {
    expect(LESSONS.pass.moved).toBe(1);
    expect(kinds('pass')).not.toContain('result');
  });

  it('B10 a selection ends a board, whose chips are worth as many points to the opponent', () => {
    expect(kinds('selection')).toContain('result');
    const [given] = LESSONS.selection.after.boards;
    expect([given?.result?.white, given?.result?.black]).toEqual([2 * LESSONS.selection.moved, 0]);
  });

  it.each(TOPICS)('%s is played on whole positions with the last move where its piece stands', (topic) => {
    for (const { boards } of [LESSONS[topic].before, LESSONS[topic].after])
      for (const { pieces, lastMoves } of boards) {
        expect(Object.values(pieces).filter((code) => code.endsWith('K'))).toHaveLength(2);
        expect(pieces[lastMoves[0]?.to ?? '']).toBeDefined();
        expect(pieces[lastMoves[0]?.from ?? '']).toBeUndefined();
      }
  });
});

describe('the cards', () => {
  it('are those of the game, and any other stands for the first', () => {
    expect(
      cardsOf('business')
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual([...TOPICS].toSorted());
    expect(topicOf('pass')).toBe('pass');
    expect(topicOf('drops')).toBe(cardIn('business', 'drops'));
  });
});

describe('from one card to another', () => {
  it('is a change of the whole plate, and nothing while the card stays', () => {
    expect(planExplainer(topicOf)({ card: 'pass' }, { card: 'selection' })).toEqual([{ kind: 'swap' }]);
    expect(planExplainer(topicOf)({ card: 'pass' }, { card: 'pass' })).toEqual([]);
  });
});
