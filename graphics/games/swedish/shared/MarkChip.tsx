import type { AirLanguage } from 'chess-match/client';
import { classes } from '../../../air/classes';
import look from '../../../air/look.module.css';
import { San } from '../../../air/San';
import { Figurines } from './Figurines';
import type { Mark } from './marks';
import { wordsOf } from './words';
import css from './shared.module.css';

const MarkWords = ({ mark, language }: { readonly mark: Mark; readonly language: AirLanguage }) => {
  const words = wordsOf(language);
  switch (mark.kind) {
    case 'sits':
      return (
        <>
          {mark.waitsFor.length === 0 ? words.sits : words.sitsFor}
          <Figurines kinds={mark.waitsFor} />
        </>
      );
    case 'kamikaze':
      return (
        <>
          {words.kamikaze} <San san={mark.san} />
        </>
      );
    case 'lost':
      return words.lost[mark.reason] ?? words.lostOtherwise;
    default:
      return words[mark.kind];
  }
};

const LOOKS: Readonly<Record<Mark['kind'], string | undefined>> = {
  won: css.isGood,
  lost: css.isAlert,
  sits: css.isAlert,
  waits: css.isAlert,
  kamikaze: css.isGood,
  drawn: css.isGood,
  aborted: css.isGood,
  offers: css.isGood,
  demanded: css.isGood,
};

/** What matters most now about a player, on a plate. */
export const MarkChip = ({ mark, language }: { readonly mark: Mark; readonly language: AirLanguage }) => (
  <span className={classes(css.chip, look.figures, LOOKS[mark.kind])} data-role="player-mark">
    <MarkWords mark={mark} language={language} />
  </span>
);
