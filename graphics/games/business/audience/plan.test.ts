import { describe, expect, it } from 'vitest';
import { boardView } from '../fixtures/boardFixtures';
import { FIXTURES, type Fixture } from '../fixtures/fixtures';
import { NO_PEOPLE } from '../../../air/showFixture';
import { AUDIENCE_REPLICANTS, cardsOf, planAudience, type AudiencePicture } from './plan';

const picture = ({ match, play, course, boards, clocks, score, options }: Fixture): AudiencePicture => ({
  match,
  play,
  course,
  boards,
  clocks,
  score,
  options,
  people: NO_PEOPLE,
  speaking: { ids: [] },
});
const kinds = (before: Fixture, after: Fixture) =>
  planAudience(picture(before), picture(after), 'white').map(({ kind }) => kind);

describe("a team's screen", () => {
  it('is sent nothing of what a team prepares: neither the draft nor the moves it chooses from', () => {
    expect(AUDIENCE_REPLICANTS).not.toContain('draft');
    expect(AUDIENCE_REPLICANTS).not.toContain('moves');
  });

  it('keeps every board in the column of its table, whatever the number of boards', () => {
    const place = (fixture: Fixture) =>
      cardsOf(picture(fixture)).map(({ view, layout }) => [view.board, layout.card.x]);
    expect(place(FIXTURES.one)).toEqual([[1, 800]]);
    expect(place(FIXTURES.five)).toEqual([
      [4, 96],
      [2, 448],
      [1, 800],
      [3, 1152],
      [5, 1504],
    ]);
  });

  it('B6 lets a daughter part from her mother; nothing else shifts', () => {
    const before = { ...FIXTURES.one, boards: FIXTURES.one.boards };
    const steps = kinds(before, FIXTURES.two);
    expect(steps).toContain('birth');
    expect(steps).not.toContain('shift');
    expect(steps.filter((kind) => kind === 'chip')).toHaveLength(7);
  });

  it('shows a result, sends its chips to the table and changes the score', () => {
    const before = { ...FIXTURES.ended, score: { ...FIXTURES.ended.score, white: 6, black: 0 } };
    const live = before.boards.map((view) => (view.board === 2 ? boardView(2, 3) : view));
    const steps = planAudience(picture({ ...before, boards: live }), picture(FIXTURES.ended), 'black');
    expect(steps.filter(({ kind }) => kind === 'result')).toHaveLength(1);
    expect(steps.filter(({ kind }) => kind === 'score')).toEqual([
      { kind: 'score', side: 'white' },
      { kind: 'score', side: 'black' },
    ]);
    const chips = steps.filter((step) => step.kind === 'chip');
    expect(chips.map(({ to }) => to.board)).toEqual([null, null, null]);
  });

  it('does not move when only a speaker changes', () => {
    const now = picture(FIXTURES.five);
    expect(planAudience(now, { ...now, speaking: { ids: ['w1'] } }, 'white')).toEqual([]);
  });
});
