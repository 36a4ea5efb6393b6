import { kindText } from 'chess-match/client';
import { ACT_WORDS, CALL_WORDS } from 'chess-match/games/belarusian';
import type { OperatorSnapshot } from '../../../operator/state/snapshot';
import type { TurnWords } from '../../../operator/turn/lacks';
import { BELARUSIAN_TEXTS } from './texts';

export type Entry = Extract<OperatorSnapshot['entry'], { game: 'belarusian' }>;

export const entryOf = ({ entry }: OperatorSnapshot): Entry | null => (entry.game === 'belarusian' ? entry : null);

export const WORDS: TurnWords = {
  lacks: (snapshot, { language, turn }) => {
    const entry = entryOf(snapshot);
    if (entry !== null && entry.draft.problem !== null) return turn.mend;
    return entry?.inauguration === true ? ACT_WORDS[language].inaugurationDue : turn.noMove;
  },
  ready: (snapshot, { language, turn }) => {
    const words = BELARUSIAN_TEXTS[language];
    const { calls = [], end = null } = entryOf(snapshot)?.draft ?? {};
    if (end !== null) return words.ends(kindText(end.reason, language));
    return calls.length === 0 ? turn.ready : words.called(calls.map((call) => CALL_WORDS[language][call]).join(', '));
  },
};
