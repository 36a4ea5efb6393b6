import type { MatchView, PeopleView, Side } from 'chess-match/client';
import { useMemo } from 'react';
import { measureFigures, TextLines } from '../FitText';
import type { FitBox } from '../fitText';
import { fitTeams } from './fitTeams';
import { teamName } from './teamName';

interface TeamNameProps extends FitBox {
  readonly side: Side;
  readonly match: Pick<MatchView, 'teams'>;
  readonly people: PeopleView;
  readonly weight: number;
  /**
   * Whether a short name may stand for one that does not fit on a line; where there is room for it, the whole name is
   * told.
   */
  readonly mayShorten: boolean;
}

/** A team's name in its box, long or short, in type as large as the other team's in the same box. */
export const TeamName = ({ side, match, people, weight, mayShorten, width, oneLine, twoLines }: TeamNameProps) => {
  const [white, black] = [teamName(match, people, 'white'), teamName(match, people, 'black')];
  const [shortWhite, shortBlack] = mayShorten ? [people.white.short, people.black.short] : ['', ''];
  const fitted = useMemo(
    () =>
      fitTeams(
        { white: { long: white, short: shortWhite }, black: { long: black, short: shortBlack } },
        { width, oneLine, twoLines },
        measureFigures(weight),
      ),
    [white, black, shortWhite, shortBlack, width, oneLine, twoLines, weight],
  );
  return <TextLines fit={fitted[side]} weight={weight} />;
};
