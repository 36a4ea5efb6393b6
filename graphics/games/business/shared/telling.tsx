import { chipsOf, chipsText } from 'chess-match/games/business';
import { PLAIN_TELLING, type TellingLook } from '../../../telling/look';
import css from './telling.module.css';

/** Where the past is told: how many chips a board had then. */
export const TELLING: TellingLook = {
  ...PLAIN_TELLING,
  worth: (view, language) => {
    const chips = chipsOf(view);
    return chips > 0 && <span className={css.worth}>{chipsText(chips, language)}</span>;
  },
};
