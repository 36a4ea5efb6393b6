import type { Topic } from 'chess-match/games/business';
import type { Replicants } from 'chess-match/client/contract';
import { FIXTURES, type FixtureName } from '../games/business/fixtures/fixtures';
import { replicantsOf } from '../games/business/fixtures/replicants';
import { showWith } from '../air/showFixture';
import { BELARUSIAN, belarusianStates } from '../games/belarusian/shared/states';
import { SERIES, seriesStates, type SeriesState } from '../games/progressive/shared/fixtures';
import { SWEDISH, swedishStates } from '../games/swedish/shared/states';

const state = (fixture: FixtureName, card: Topic, on: boolean): Partial<Replicants> => ({
  ...replicantsOf(FIXTURES[fixture]),
  show: showWith('explainer', { on, content: { card } }),
});

/** Another card of the same match. */
const cardState = (
  match: Partial<Replicants>,
  name: string,
  card: string,
): Readonly<Record<string, Partial<Replicants>>> => ({
  [name]: { ...match, show: showWith('explainer', { on: true, content: { card } }) },
});

/** A card of the kind of chess in series that is played. */
const seriesCard = (state: SeriesState, card: string): Readonly<Record<string, Partial<Replicants>>> => ({
  [`${state}-${card}`]: { ...SERIES[state], show: showWith('explainer', { on: true, content: { card } }) },
});

/** State name → what the pages would be sent. The card explains the game, so the match does not matter to it. */
export const fixtures: Readonly<Record<string, Partial<Replicants>>> = {
  empty: state('empty', 'branching', true),
  off: state('one', 'branching', false),
  'one-branch': state('one', 'branching', true),
  'five-branch': state('five', 'selection', true),
  'longest-names': state('longest', 'pass', true),
  ended: state('over', 'pass', true),
  ...seriesStates('explainer', { card: 'series' }, ['progressive', 'progressive-marseillais']),
  ...seriesCard('progressive', 'checks'),
  ...seriesCard('progressive', 'end'),
  ...seriesCard('progressive-scottish', 'checks'),
  ...seriesCard('progressive-english', 'series'),
  ...seriesCard('progressive-taking', 'checks'),
  ...seriesCard('progressive-taking', 'end'),
  ...seriesCard('progressive-marseillais', 'checks'),
  ...seriesCard('progressive-marseillais', 'end'),
  ...swedishStates('explainer', { card: 'branching' }, ['swedish']),
  ...cardState(SWEDISH.swedish, 'swedish-drops', 'drops'),
  ...cardState(SWEDISH.swedish, 'swedish-sitting', 'sitting'),
  ...belarusianStates('explainer', { card: 'throne' }, ['belarusian']),
  ...cardState(BELARUSIAN.belarusian, 'belarusian-heir', 'heir'),
  ...cardState(BELARUSIAN.belarusian, 'belarusian-points', 'points'),
};

/** States whose pictures are compared in every language and theme. */
export const everyLook = ['swedish-sitting', 'progressive-end', 'belarusian', 'belarusian-heir', 'belarusian-points'];
