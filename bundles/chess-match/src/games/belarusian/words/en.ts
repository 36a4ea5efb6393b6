import { FEN_FAULTS, withPart } from '../../chess/fenTexts';
import type { StartError } from '../rules/fen';
import type { EndReason } from '../rules/state';
import { DUEL_ENDS_EN, duelEn, duelFactEn } from '../../duel/words/en';
import { named } from '../../duel/words/problems';
import type { BelarusianTexts } from './texts';
import { WHY_EN } from './whyEn';

const SIDE = { white: 'White', black: 'Black' } as const;

const FAULTS: Readonly<Record<StartError['kind'], string>> = {
  ...FEN_FAULTS.en,
  ranks: 'there are not nine ranks',
  rank: 'a rank does not come to nine squares, or has a letter of no piece',
  'not-at-home': 'castling is claimed for a kniaz or a ladya that does not stand at home: leave these rights out',
  kings: 'a side has one kniaz; the side to move may lack it while its kniazhych stands',
  'pawn-rank': 'a ratnik stands on its own first rank',
  pawns: 'a side has more than nine ratniks',
  pieces: 'a side has more of these pieces than at the start',
  throne: 'a piece stands on the throne that never does',
};

/** Completes "not a possible position, …". */
const fault = (what: StartError['kind'], part: string): string => withPart(FAULTS[what], part, 'en');

const ENDS: Readonly<Record<EndReason, string>> = {
  throne: 'the throne held',
  rokosh: 'rokosh that cannot be met',
  mate: 'mate',
  'no-move': 'no move left',
  repetition: 'repetition',
  'fifty-moves': 'fifty moves',
  ...DUEL_ENDS_EN,
};
const endOf = (reason: string): string => (Object.hasOwn(ENDS, reason) ? ENDS[reason as EndReason] : reason);

/** What Belarusian chess refuses, how a game ends, and what can be undone. */
export const en: BelarusianTexts = {
  problems: {
    ...named('belarusian', duelEn({ endOf, fault, example: '1.e2-e4 e8-e6' })),
    'belarusian/turn/none': () => 'There is no move yet.',
    'belarusian/turn/unreadable': ({ text }) =>
      `"${text}" is no move. Write e2-e4, e4xd5, a8-a9=G, O-O:2 or inauguration.`,
    'belarusian/turn/illegal': ({ text, side, why, at }) => `${SIDE[side]} cannot play ${text}: ${WHY_EN[why](at)}.`,
    'belarusian/turn/second': ({ text }) => `One move at a time: delete ${text}.`,
  },
  ends: ENDS,
  fact: duelFactEn((kind, label) => (kind === 'turn' ? `move ${label}` : null)),
};
