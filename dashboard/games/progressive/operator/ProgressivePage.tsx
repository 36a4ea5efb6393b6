import { SERIES } from 'chess-match/games/progressive';
import { SideActs } from '../../../operator/duel/SideActs';
import type { ClockActions } from '../../../operator/header/slots';
import { StepsPage } from '../../../operator/plain/StepsPage';
import { useOperator, useStrings } from '../../../operator/state/context';
import { WRITING } from '../writing';
import { entryOf, lengthOf, openOf, WORDS } from './series';
import { PROGRESSIVE_TEXTS } from './texts';

const acts: ClockActions = ({ snapshot, side }) => {
  const may = entryOf(snapshot)?.sides[side];
  const offers = snapshot.play.game === 'progressive' ? snapshot.play.offers : [];
  return may === undefined ? null : <SideActs {...{ snapshot, side, may, offers }} />;
};

/** Chess in series: a series is made on the board move by move, or typed whole. */
export const ProgressivePage = () => {
  const texts = PROGRESSIVE_TEXTS[useStrings().language];
  const { snapshot } = useOperator();
  const length = snapshot === null ? 0 : lengthOf(snapshot);
  const moved = snapshot === null ? [] : (entryOf(snapshot)?.moved ?? []);
  return (
    <StepsPage
      making={SERIES}
      writing={WRITING}
      words={WORDS}
      hint={texts.hint(snapshot?.match.turn ?? '', length)}
      openOf={openOf}
      turnNotes={
        length === 0 ? null : (
          <span className="fact" data-testid="series">
            {texts.series(length)}
          </span>
        )
      }
      clockActions={acts}
    >
      {moved.length === 0 ? null : (
        <p className="card-note" data-testid="moved">
          {texts.moved(moved.map(({ square, times }) => texts.times(square, times)).join(', '))}
        </p>
      )}
    </StepsPage>
  );
};
