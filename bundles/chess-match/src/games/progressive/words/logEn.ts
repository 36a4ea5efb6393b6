import type { LogTexts } from '../../common/log';
import { because } from '../../common/texts';
import { duelLogEn, endedEn } from '../../duel/words/logEn';
import type { Event } from '../rules/events';
import { seriesLine } from '../rules/undoLabel';
import { en } from './en';

const ended = endedEn(en.ends);

export const logEn: LogTexts<Event> = {
  ...duelLogEn(ended),
  turnPlayed: ({ number, moves, end }) => `${number}.${seriesLine({ moves })}${ended(end)}`,
  claimDecided: ({ accepted, reason, end }) =>
    `Claim of ten quiet turns ${accepted ? 'accepted' : 'refused'}${because(reason)}${ended(end)}`,
};
