import { SECOND } from '../air/testing/secondGame';
import type { BreakContent, MatchView, PeopleView, Replicants, ScoreView } from 'chess-match/client/contract';
import { replicantsOf } from '../games/business/fixtures/replicants';
import { FIXTURES, type Fixture } from '../games/business/fixtures/fixtures';
import { SHORT_NAMED, PEOPLE } from '../air/people/fixtures';
import { NO_PEOPLE, showWith } from '../air/showFixture';
import { swedishStates } from '../games/swedish/shared/states';

/** The looking pages' time stands still at 1 900 000 600 000; without that these breaks are over and read 0:00. */
const AT_MS = 1_900_000_600_000;
const EVENT: Partial<MatchView> = { event: 'Кубок вызова по деловым шахматам' };

const state = (
  { match, ...rest }: Fixture,
  people: PeopleView,
  content: Partial<BreakContent>,
  over: Partial<MatchView>,
  score: Partial<ScoreView> = {},
): Partial<Replicants> => ({
  ...replicantsOf({ ...rest, match: { ...match, ...over }, score: { ...rest.score, ...score } }),
  people,
  show: showWith('break', { on: true, content: { text: '', untilMs: null, ...content } }),
});

/** By name: every state a viewer may meet. */
export const fixtures: Readonly<Record<string, Partial<Replicants>>> = {
  empty: state(FIXTURES.empty, NO_PEOPLE, {}, {}),
  'empty-countdown': state(FIXTURES.empty, NO_PEOPLE, { text: 'Скоро начало', untilMs: AT_MS + 299_000 }, EVENT),
  off: {
    ...state(FIXTURES.one, PEOPLE, {}, {}),
    show: showWith('break', { on: false, content: { text: '', untilMs: null } }),
  },
  'one-branch': state(FIXTURES.one, PEOPLE, { text: 'Перерыв', untilMs: AT_MS + 754_000 }, EVENT),
  'five-branch': state(FIXTURES.five, PEOPLE, { text: 'Перерыв', untilMs: AT_MS + 59_000 }, EVENT),
  'time-is-up': state(FIXTURES.four, PEOPLE, { text: 'Продолжаем', untilMs: AT_MS - 1000 }, {}),
  'without-countdown': state(FIXTURES.ended, PEOPLE, { text: 'Технический перерыв' }, {}),
  ended: state(FIXTURES.over, PEOPLE, { text: 'До ответной партии', untilMs: AT_MS + 3_900_000 }, EVENT, {
    match: { white: 42, black: 26, ...SECOND },
  }),
  'longest-names': state(
    FIXTURES.longest,
    SHORT_NAMED,
    { text: 'Перерыв перед второй половиной партии по решению главного арбитра', untilMs: AT_MS + 35_999_000 },
    { event: 'Открытый чемпионат Северо-Западного федерального округа по деловым шахматам' },
    { match: { white: 401, black: 399, ...SECOND } },
  ),
  stacks: state(FIXTURES.stacks, PEOPLE, { text: 'Перерыв', untilMs: AT_MS + 754_000 }, EVENT),
  ...swedishStates('break', { text: '', untilMs: null }, ['swedish', 'swedish-flag']),
};
