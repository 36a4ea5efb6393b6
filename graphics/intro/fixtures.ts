import type { IntroContent, MatchView, PeopleView, Replicants } from 'chess-match/client/contract';
import { replicantsOf } from '../games/business/fixtures/replicants';
import { FIXTURES, type Fixture } from '../games/business/fixtures/fixtures';
import { SHORT_NAMED, PEOPLE } from '../air/people/fixtures';
import { NO_PEOPLE, showWith } from '../air/showFixture';
import { belarusianStates } from '../games/belarusian/shared/states';
import { seriesStates } from '../games/progressive/shared/fixtures';
import { swedishStates } from '../games/swedish/shared/states';

const SETTINGS = { gameRating: 10, timePerTeamMs: 5_400_000 };
const FINAL: IntroContent = { title: 'Финал', subtitle: 'Первая партия' };

const state = (
  { match, ...rest }: Fixture,
  people: PeopleView,
  content: IntroContent,
  over: Partial<MatchView>,
  on = true,
): Partial<Replicants> => ({
  ...replicantsOf({ ...rest, match: { ...match, ...over } }),
  people,
  show: showWith('intro', { on, content }),
});

const EVENT: Partial<MatchView> = { event: 'Кубок вызова по деловым шахматам', settings: SETTINGS };

/** By name: every state a viewer may meet. */
export const fixtures: Readonly<Record<string, Partial<Replicants>>> = {
  empty: state(
    FIXTURES.empty,
    NO_PEOPLE,
    { title: '', subtitle: '' },
    { teams: { white: { name: '' }, black: { name: '' } } },
  ),
  off: state(FIXTURES.one, PEOPLE, FINAL, EVENT, false),
  'title-only': state(
    FIXTURES.empty,
    NO_PEOPLE,
    { title: 'Скоро начало', subtitle: '' },
    { teams: { white: { name: '' }, black: { name: '' } } },
  ),
  'one-branch': state(FIXTURES.one, PEOPLE, FINAL, EVENT),
  'five-branch': state(FIXTURES.five, PEOPLE, { title: 'Матч вызова', subtitle: '' }, { settings: SETTINGS }),
  'event-as-title': state(FIXTURES.one, PEOPLE, { title: '', subtitle: '' }, EVENT),
  ended: state(FIXTURES.over, PEOPLE, { title: 'Ответная партия', subtitle: 'Команды меняются цветами' }, EVENT),
  'longest-names': state(
    FIXTURES.longest,
    SHORT_NAMED,
    {
      title: 'Международный турнир по деловым шахматам памяти основателей',
      subtitle: 'Полуфинал, вторая встреча: победитель выходит в финал и играет с чемпионом прошлого года',
    },
    {
      event: 'Открытый чемпионат Северо-Западного федерального округа по деловым шахматам',
      settings: { gameRating: 101, timePerTeamMs: 9_000_000 },
    },
  ),
  ...seriesStates('intro', { title: '', subtitle: '' }, [
    'progressive',
    'progressive-start',
    'progressive-scottish',
    'progressive-marseillais',
    'progressive-twelve',
  ]),
  ...swedishStates('intro', { title: '', subtitle: '' }, ['swedish', 'swedish-start', 'swedish-longest']),
  ...belarusianStates('intro', { title: '', subtitle: '' }, ['belarusian-start', 'belarusian-longest']),
};

/** States whose pictures are compared in every language and theme. */
export const everyLook = ['swedish', 'progressive-scottish', 'belarusian-longest'];
