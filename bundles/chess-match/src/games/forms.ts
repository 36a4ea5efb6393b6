import { form as business } from './business/texts/form';
import type { AnyGameForm } from './common/form';
import { form as swedish } from './swedish/texts/form';

/** The forms of new matches by the id of their game, in the order in which games are offered. */
export const GAME_FORMS: Readonly<Record<string, AnyGameForm>> = { business, swedish };

/** The game that a form begins with. */
export const FIRST_GAME = 'business';
