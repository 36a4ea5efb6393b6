import { business, LIVELY, randomTurn, returnSettings } from './business';
import type { State } from './business/rules/state';
import { classical } from './classical';
import { returnSettings as classicalReturn } from './classical/record/returnGame';
import { randomLine as randomMove } from './classical/rules/randomLine';
import type { State as ClassicalState } from './classical/rules/state';
import type { Games } from './common/game';
import type { Random } from './common/random';
import { belarusian } from './belarusian';
import { returnSettings as belarusianReturn } from './belarusian/record/returnGame';
import { randomTurn as randomBelarusian } from './belarusian/rules/randomTurn';
import type { State as BelarusianState } from './belarusian/rules/state';
import { progressive } from './progressive';
import { returnSettings as progressiveReturn } from './progressive/record/returnGame';
import { randomSeries } from './progressive/rules/randomSeries';
import type { State as ProgressiveState } from './progressive/rules/state';
import { swedish } from './swedish';
import { randomLine } from './swedish/rules/randomLine';
import { returnSettings as sameSettings } from './swedish/record/returnGame';
import type { State as SwedishState } from './swedish/rules/state';

/** The games this server can play, by id. A game is plugged in here and nowhere else. */
export const GAMES: Games = {
  [business.id]: {
    ...business,
    returnSettings,
    randomTurn: (state: State, random: Random) => randomTurn(random, state, LIVELY),
  },
  [swedish.id]: {
    ...swedish,
    returnSettings: sameSettings,
    randomTurn: (state: SwedishState, random: Random) => randomLine(random, state),
  },
  [progressive.id]: {
    ...progressive,
    returnSettings: progressiveReturn,
    randomTurn: (state: ProgressiveState, random: Random) => randomSeries(random, state),
  },
  [belarusian.id]: {
    ...belarusian,
    returnSettings: belarusianReturn,
    randomTurn: (state: BelarusianState, random: Random) => randomBelarusian(random, state),
  },
  [classical.id]: {
    ...classical,
    returnSettings: classicalReturn,
    randomTurn: (state: ClassicalState, random: Random) => randomMove(random, state),
  },
};

/** The game of a new match. */
export const DEFAULT_GAME = business.id;
