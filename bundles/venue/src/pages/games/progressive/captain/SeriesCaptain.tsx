import { SERIES } from 'chess-match/games/progressive';
import { ActiveBoard } from '../../../captain/ActiveBoard';
import { DrawOffered, MatchActs } from '../../../captain/MatchActs';
import { barWord } from '../../../captain/standing';
import { teamOf } from '../../../captain/teamOf';
import { CAPTAIN_TEXTS } from '../../../captain/texts';
import { TurnFrame } from '../../../captain/TurnFrame';
import { useTurn } from '../../../captain/useTurn';
import type { CaptainProps } from '../../../kit/display';
import { lengthOf } from '../seriesOf';
import { PROGRESSIVE_TEXTS } from '../texts';
import { Steps } from './Steps';
import './series.css';

/** A whole series: move after move on the one board, its steps, and the clock. */
export const SeriesCaptain = (props: CaptainProps) => {
  const { views, match, seat, language } = props;
  const [texts, words] = [CAPTAIN_TEXTS[language], PROGRESSIVE_TEXTS[language]];
  const turn = useTurn(props, SERIES);
  const { entry, draft, active, isOwnTurn, mayEnter } = turn;
  const team = teamOf(props);
  const acts = team?.acts ?? null;
  const length = lengthOf(views);
  return (
    <TurnFrame
      {...{ ...props, turn }}
      thumbs={null}
      board={
        active !== undefined && (
          <ActiveBoard {...{ turn, texts }} bottom={seat.team} model={active}>
            {length > 0 && (
              <span data-testid="series">
                {isOwnTurn && draft.items.length > 0 ? words.made(draft.items.length, length) : words.series(length)}
              </span>
            )}
          </ActiveBoard>
        )
      }
      preface={<DrawOffered {...{ acts, language }} />}
      items={
        isOwnTurn && (
          <Steps
            {...{ draft, length, language }}
            isEnabled={mayEnter}
            onTakeBack={(index) => entry.edit(() => SERIES.back(draft, active?.board ?? 0, index))}
          />
        )
      }
      more={
        <MatchActs
          {...{ match, seat, language, acts, entry }}
          isEnabled={barWord(props, turn.truth, team, texts) === null}
        />
      }
    />
  );
};
