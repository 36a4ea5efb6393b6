import type { Language } from '../../../view/language';
import type { GameLog, LogTexts } from '../../common/log';
import { DUEL_LOG_KINDS } from '../../duel/words/log';
import { duelLogEn, endedEn } from '../../duel/words/logEn';
import { duelLogRu, endedRu } from '../../duel/words/logRu';
import type { Event } from '../rules/events';
import type { End } from '../rules/state';
import { turnLabel } from '../rules/undoLabel';
import { CALL_WORDS } from './calls';
import { en } from './en';
import { ru } from './ru';

/** "3.e4-e5 (throne)": a turn with what was called out. */
const turnPlayed =
  (language: Language, ended: (end: End | null) => string): LogTexts<Event>['turnPlayed'] =>
  ({ number, side, text, calls, end }) => {
    const words = calls.map((call) => CALL_WORDS[language][call]).join(', ');
    return `${turnLabel({ number, side })}${text}${words === '' ? '' : ` (${words})`}${ended(end)}`;
  };

const ENDED = { en: endedEn(en.ends), ru: endedRu(ru.ends) };

/** Belarusian chess in the log of who did what. */
export const log: GameLog<Event> = {
  kinds: { ...DUEL_LOG_KINDS, turnPlayed: 'turn' },
  texts: {
    en: { ...duelLogEn(ENDED.en), turnPlayed: turnPlayed('en', ENDED.en) },
    ru: { ...duelLogRu(ENDED.ru), turnPlayed: turnPlayed('ru', ENDED.ru) },
  },
};
