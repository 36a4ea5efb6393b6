import { sanIn } from '../../chess/sanIn';
import type { LogTexts } from '../../common/log';
import { because } from '../../common/texts';
import { duelLogRu, endedRu } from '../../duel/words/logRu';
import type { Event } from '../rules/events';
import { ru } from './ru';

const ended = endedRu(ru.ends);

export const logRu: LogTexts<Event> = {
  ...duelLogRu(ended),
  turnPlayed: ({ number, moves, end }) =>
    `${number}.${moves.map(({ san }) => sanIn(san, 'ru')).join(' ')}${ended(end)}`,
  claimDecided: ({ accepted, reason, end }) =>
    `Требование ничьей за десять тихих серий ${accepted ? 'принято' : 'отклонено'}${because(reason)}${ended(end)}`,
};
