import { endText, type AirLanguage } from 'chess-match/client';
import { capitalised } from 'chess-match/client/view';
import { CALL_WORDS } from 'chess-match/games/belarusian';
import type { BelarusianPlay } from './play';
import { wordsOf } from './words';

export interface Banner {
  readonly text: string;
  /** `calm`: how the throne stands; `call`: what was called; `alarm`: called against the side to move. */
  readonly tone: 'calm' | 'call' | 'alarm';
}

type Call = BelarusianPlay['called']['calls'][number];

const ALARMS: readonly Call[] = ['rokosh', 'check', 'mate'];

/** L7 L11 the weightiest that came with the last turn; else how the game ended, or how the throne stands. */
export const bannerOf = (
  { called, throne, inauguration, crowned, end }: BelarusianPlay,
  language: AirLanguage,
): Banner => {
  const call = called.calls.at(-1);
  if (call !== undefined)
    return {
      text: `${capitalised(CALL_WORDS[language][call])}!`,
      tone: ALARMS.includes(call) ? 'alarm' : 'call',
    };
  if (end !== null) return { text: capitalised(endText(end.reason, language)), tone: 'calm' };
  const { free, holds, taken, crowned: set } = wordsOf(language);
  if (inauguration !== null) return { text: taken, tone: 'alarm' };
  if (crowned !== null) return { text: set, tone: 'call' };
  return { text: throne.holder === null ? free : holds[throne.holder], tone: 'calm' };
};
