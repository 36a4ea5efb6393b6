import type { AirLanguage } from 'chess-match/client';
import { isApart, teamAt, turnText } from 'chess-match/client/view';
import { classes } from '../air/classes';
import { FitText } from '../air/FitText';
import look from '../air/look.module.css';
import { box } from '../air/rect';
import sides from '../air/sides.module.css';
import { endSentence } from '../scorebug/endSentence';
import { scorebugWords } from '../scorebug/words';
import { PLAY } from './layout';
import type { OfGame } from './ofGame';
import type { VerticalPicture } from './plan';
import css from './vertical.module.css';

interface RowProps {
  readonly picture: VerticalPicture;
  readonly game: OfGame;
  readonly language: AirLanguage;
}

const [TURN, PAD] = [330, 24] as const;
/** Where boards are not played apart, colours are the same on all of them. */
const FIRST = 1;
const SENTENCE = { weight: 600, oneLine: [34, 32, 30, 28], twoLines: [28, 26, 24] } as const;

/** Whose move it is and what happened last, or how the match ended; where boards are played apart they say it. */
export const Row = ({ picture, game, language }: RowProps) => {
  const { match } = picture;
  const toMove = isApart(match) ? null : match.toMove;
  const sentence = endSentence(picture, language) || (game.sentence?.(picture, language) ?? '');
  if (toMove === null && sentence === '') return null;
  const width = PLAY.row.width - 2 * PAD - (toMove === null ? 0 : TURN + PAD);
  return (
    <div className={classes(css.row, look.plate, look.figures)} style={box(PLAY.row)}>
      {toMove !== null && (
        <span
          className={classes(css.turn, sides[teamAt(match, FIRST, toMove)])}
          style={{ width: TURN }}
          data-role="turn"
        >
          {turnText(match.turn)} {scorebugWords(language).toMove[toMove]}
        </span>
      )}
      {sentence !== '' && (
        <span className={css.sentence} data-role="headline">
          <FitText text={sentence} width={width} {...SENTENCE} />
        </span>
      )}
    </div>
  );
};
