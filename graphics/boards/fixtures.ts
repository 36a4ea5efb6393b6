import type { GraphicId, ShowView } from 'chess-match/client';
import type { Replicants } from 'chess-match/client/contract';
import { replicantsOf } from '../games/business/fixtures/replicants';
import { FIXTURES, type Fixture } from '../games/business/fixtures/fixtures';
import { SHOW_FIXTURE, showWith } from '../air/showFixture';
import { anyStates } from '../air/anyGame/fixtures';
import { belarusianStates } from '../games/belarusian/shared/states';
import { seriesStates } from '../games/progressive/shared/fixtures';
import { swedishStates } from '../games/swedish/shared/states';

/** The boards, and besides what there may be in the band. */
const showing = (band: Readonly<Partial<Record<GraphicId, boolean>>>, on = true): ShowView => {
  const show = showWith('boards', { on, content: {} });
  const others = Object.entries(band).map(([id, isOn]) => [
    id,
    { ...SHOW_FIXTURE.graphics[id as GraphicId], on: isOn },
  ]);
  return { ...show, graphics: { ...show.graphics, ...(Object.fromEntries(others) as object) } };
};

const state = (fixture: Fixture, on = true): Partial<Replicants> => ({
  ...replicantsOf(fixture),
  course: fixture.course,
  show: showing({ 'key-change': false }, on),
});

/** The same where something else has the room of the sentence. */
const below = (band: GraphicId): Partial<Replicants> => ({
  ...state(FIXTURES.longest),
  show: showing({ [band]: true }),
});

/** By name: every state a viewer may meet. */
export const fixtures: Readonly<Record<string, Partial<Replicants>>> = {
  empty: state(FIXTURES.empty),
  off: state(FIXTURES.five, false),
  'one-branch': state(FIXTURES.one),
  'two-branches': state(FIXTURES.two),
  'three-branches': state(FIXTURES.three),
  'four-branches': state(FIXTURES.four),
  'five-branch': state(FIXTURES.five),
  'ended-boards': state(FIXTURES.ended),
  'longest-names': state(FIXTURES.longest),
  ended: state(FIXTURES.over),
  nine: state(FIXTURES.nine),
  stacks: state(FIXTURES.stacks),
  announced: below('key-change'),
  'above-strip': below('tree-strip'),
  ...swedishStates('boards', {}, [
    'swedish',
    'swedish-start',
    'swedish-sitting',
    'swedish-coloured',
    'swedish-longest',
    'swedish-mate',
    'swedish-flag',
    'swedish-draw',
  ]),
  ...seriesStates('boards', {}, [
    'progressive',
    'progressive-start',
    'progressive-scottish',
    'progressive-promoted',
    'progressive-twelve',
    'progressive-english',
    'progressive-taking',
    'progressive-all-men',
    'progressive-quiet',
    'progressive-marseillais',
    'progressive-progressive-mate',
    'progressive-all-taken',
  ]),
  ...belarusianStates('boards', {}, [
    'belarusian',
    'belarusian-start',
    'belarusian-throne',
    'belarusian-rokosh',
    'belarusian-taken',
    'belarusian-crowned',
    'belarusian-check',
    'belarusian-promoted',
    'belarusian-longest',
    'belarusian-won',
    'belarusian-mate',
    'belarusian-draw',
  ]),
  ...anyStates('boards', {}, ['any', 'any-start', 'any-mate', 'any-nine', 'any-two', 'any-five']),
};

/** States whose pictures are compared in every language and theme. */
export const everyLook = [
  'swedish',
  'swedish-longest',
  'any-five',
  'progressive',
  'progressive-twelve',
  'belarusian-rokosh',
  'belarusian-longest',
];
