import { SECOND } from '../../../air/testing/secondGame';
import type { MatchView, PeopleView, Replicants } from 'chess-match/client/contract';
import type { ContentOf, GraphicId } from 'chess-match/client/show';
import { published, publishedEnd } from 'chess-match/games/belarusian/testing';
import { COLOURED_PEOPLE, PEOPLE } from '../../../air/people/fixtures';
import { NO_PEOPLE, showWith } from '../../../air/showFixture';

/** A kniaz before the empty throne. */
const BEFORE = 'lvmga1vml/rrr2krrr/3r5/9/9/3RAR3/4K4/RRR3RRR/LMV2GMVL w - - 8 14';
/** A kniaz that can be taken. */
const TAKING = 'lvmga1vml/rrr2krrr/9/4r4/3A5/3R1R3/4K4/RRR3RRR/LMV2GMVL b - - 0 21';
/** White has no kniazhych any more. */
const HEIRLESS = 'lvm1a1vml/rrr2krrr/9/3g5/9/9/4A4/RRR3RRR/LMV2GMVL b - - 2 29';
const CONTESTED = 'lvmg2vml/rrr3rrr/4a4/3r1k3/9/3K1R3/4A4/RRR3RRR/LMV2GMVL w - - 3 17';
const LATE = '4a3k/2R4rr/9/9/5l3/6A2/7r1/8R/2v3L2 w - - 4 52';
const MATE = '4ak3/9/9/9/1l7/l8/9/9/A8 b - - 11 63';

const TEAMS = { white: { name: 'Пагоня' }, black: { name: 'Белая вежа' } };
const LONG_TEAMS = {
  white: { name: 'Гродзенскі дзяржаўны медыцынскі ўніверсітэт' },
  black: { name: 'Федерация белорусских шахмат Брестской области' },
};

interface Parts {
  readonly teams?: MatchView['teams'];
  readonly people?: PeopleView;
  readonly together?: Replicants['score']['match'];
}

const NEVER_MS = Number.MAX_SAFE_INTEGER;

/** What the pages would be sent of a match that stands so. */
const sent = (
  views: ReturnType<typeof published>,
  { teams = TEAMS, people = NO_PEOPLE, together = null }: Parts = {},
) => {
  const { match, boards, clocks, score, turns, play } = views;
  return {
    match: {
      version: 1,
      matchId: 'belarusian',
      game: 'belarusian',
      event: '',
      correction: null,
      ...match,
      teams,
      demo: false,
      rehearsal: false,
      threads: match.threads.map((thread) => ({ ...thread, version: 1 })),
    },
    boards: { boards: [...boards] },
    clocks: {
      ...clocks,
      clocks: clocks.clocks.map((clock) => ({
        ...clock,
        remainingMs: clock.side === 'white' ? 1_512_000 : 1_195_000,
        runningSinceMs: match.toMove === clock.side ? NEVER_MS : null,
      })),
      running: match.status === 'playing',
    },
    score: { ...score, match: together },
    turns,
    play: play ?? { game: null },
    course: { game: null },
    options: { game: null },
    people,
  } satisfies Partial<Replicants>;
};

/** By name: matches of Belarusian chess that every graphic may meet, as the rules publish them. */
export const BELARUSIAN = {
  belarusian: sent(published(CONTESTED, 'Vc1-d3 Vb9-c7'), { people: PEOPLE }),
  'belarusian-start': sent(published('', '')),
  'belarusian-throne': sent(published(BEFORE, 'e4-e5'), { people: COLOURED_PEOPLE }),
  'belarusian-rokosh': sent(published(BEFORE, 'e4-e5 d7-d6'), { people: PEOPLE }),
  'belarusian-taken': sent(published(TAKING, 'e6xd5')),
  'belarusian-crowned': sent(published(TAKING, 'e6xd5 inauguration')),
  'belarusian-check': sent(published(HEIRLESS, 'd6-d3')),
  'belarusian-promoted': sent(published(LATE, 'c8-c9=g')),
  'belarusian-longest': sent(published(BEFORE, 'e4-e5 d7-d6'), {
    teams: LONG_TEAMS,
    people: PEOPLE,
    together: { white: 4, black: 3, ...SECOND },
  }),
  'belarusian-won': sent(published(BEFORE, 'e4-e5 a8-a7'), { people: PEOPLE }),
  'belarusian-mate': sent(published(MATE, 'a4-a5'), { teams: LONG_TEAMS, together: { white: 4, black: 6, ...SECOND } }),
  'belarusian-draw': sent(publishedEnd(CONTESTED, 'Vc1-d3 Vb9-c7', 'draw')),
  'belarusian-resigned': sent(publishedEnd(CONTESTED, 'Vc1-d3 Vb9-c7', 'resignation')),
} satisfies Readonly<Record<string, Partial<Replicants>>>;
export type BelarusianState = keyof typeof BELARUSIAN;

/** States of a graphic: such matches with the graphic on air. */
export const belarusianStates = <G extends GraphicId>(
  graphic: G,
  content: ContentOf<G>,
  names: readonly BelarusianState[],
): Readonly<Record<string, Partial<Replicants>>> =>
  Object.fromEntries(
    names.map((name) => [name, { ...BELARUSIAN[name], show: showWith(graphic, { on: true, content }) }]),
  );
