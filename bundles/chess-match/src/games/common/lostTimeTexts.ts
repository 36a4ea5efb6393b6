import { formatSpan } from '../../view/timeText';
import type { Language } from '../../view/language';
import type { GapCause } from './gapCause';

type Lost = Readonly<Record<Exclude<GapCause, 'stepped'>, string>>;

/** Says why nobody could press; completed by for how long. */
export const LOST: Readonly<Record<Language, Lost>> = {
  en: {
    down: 'The server was down',
    stalled: 'The server stood still',
    suspended: 'The server’s computer slept',
  },
  ru: { down: 'Сервер не работал', stalled: 'Сервер стоял', suspended: 'Компьютер сервера спал' },
};

/** A step of the system's clock; completed by what of the match was not touched. */
export const STEPPED: Readonly<Record<Language, (byMs: number) => string>> = {
  en: (byMs) => `The system’s clock was set ${byMs < 0 ? 'back' : 'forward'} by ${formatSpan(byMs)}`,
  ru: (byMs) => `Системные часы переведены ${byMs < 0 ? 'назад' : 'вперёд'} на ${formatSpan(byMs)}`,
};
