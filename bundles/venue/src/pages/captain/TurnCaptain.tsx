import { ONE_MOVE } from 'chess-match/client/turn';
import type { ReactNode } from 'react';
import type { CaptainProps } from '../kit/display';
import { ActiveBoard } from './ActiveBoard';
import { DrawOffered, MatchActs } from './MatchActs';
import { OneItem } from './OneItem';
import { barWord } from './standing';
import { teamOf } from './teamOf';
import { CAPTAIN_TEXTS } from './texts';
import { Thumbs } from './Thumbs';
import { TurnFrame } from './TurnFrame';
import { useTurn, type Turn } from './useTurn';

interface TurnCaptainProps extends CaptainProps {
  /** What a game has to be done beside its board. */
  readonly besideOf?: (turn: Turn) => ReactNode;
}

/** The turn of any game whose turn is one move: the move, and the clock. */
export const TurnCaptain = ({ besideOf, ...props }: TurnCaptainProps) => {
  const { match, seat, own, language } = props;
  const { team: bottom } = seat;
  const texts = CAPTAIN_TEXTS[language];
  const turn = useTurn(props, ONE_MOVE);
  const { active, entry, draft, line, shown, mayEnter, isOwnTurn } = turn;
  const team = teamOf(props);
  const acts = team?.acts ?? null;
  return (
    <TurnFrame
      {...{ ...props, turn }}
      thumbs={shown.length > 1 && <Thumbs {...{ turn, bottom, texts }} onChoose={turn.choose} />}
      board={active !== undefined && <ActiveBoard key={active.board} {...{ turn, bottom, texts }} model={active} />}
      beside={isOwnTurn && besideOf?.(turn)}
      preface={<DrawOffered {...{ acts, language }} />}
      items={
        <OneItem
          {...{ draft, texts, language }}
          words={own.lineWords(line, language)}
          isEnabled={mayEnter}
          onRemove={() => entry.edit(() => '')}
        />
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
