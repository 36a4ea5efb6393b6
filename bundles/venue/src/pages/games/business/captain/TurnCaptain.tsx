import { branchColour } from 'chess-match/client/drawing';
import { ActiveBoard } from '../../../captain/ActiveBoard';
import { CAPTAIN_TEXTS } from '../../../captain/texts';
import { Thumbs } from '../../../captain/Thumbs';
import { TurnFrame } from '../../../captain/TurnFrame';
import { useTurn } from '../../../captain/useTurn';
import type { CaptainProps } from '../../../kit/display';
import { entryOf, TURN } from 'chess-match/games/business';
import { BUSINESS_TEXTS } from '../texts';
import { BesideTurn } from './BesideTurn';
import { ChipTray } from './ChipTray';
import { dressOf } from './dress';
import { Items } from './Items';
import { MoreActs } from './MoreActs';
import { asksForDraw } from './thumbWord';
import { useFinal } from './useFinal';
import { useMaking } from './useMaking';

/** The whole turn of a team: moves, key change, ends, and the clock. */
export const TurnCaptain = (props: CaptainProps) => {
  const { device, seat, self, language } = props;
  const [texts, words] = [CAPTAIN_TEXTS[language], BUSINESS_TEXTS[language]];
  const turn = useTurn(props, TURN);
  const { entry, draft, own, line, active, isOwnTurn, mayEnter } = turn;
  const { options } = entryOf({ entry: own });
  const { making, giver, isAsking, takers, make, choose, drag, grab } = useMaking(turn, options);
  const final = useFinal(turn, device, language);
  const offering = turn.inPlay.filter(asksForDraw).map(({ board }) => board);
  const onLine = (next: string): void => entry.edit(() => next);
  const bottom = seat.team;
  return (
    <TurnFrame
      {...{ ...props, turn, final }}
      thumbs={
        <Thumbs
          {...{ turn, bottom, texts }}
          dressOf={(model) => dressOf(model, { takers, chipOver: drag?.over ?? null, texts, words })}
          onChoose={choose}
        />
      }
      board={
        active !== undefined && (
          <ActiveBoard key={active.board} {...{ turn, bottom, texts }} model={active}>
            {active.mother !== null && <span>{words.from(active.mother)}</span>}
            {active.isOffered && <strong className="offered">{texts.offered}</strong>}
            <ChipTray
              {...{ words }}
              model={active}
              onGrab={mayEnter && active.kind === 'live' ? (event) => grab(active.board, event) : null}
            />
          </ActiveBoard>
        )
      }
      beside={
        isOwnTurn && (
          <BesideTurn
            {...{ turn, options, making, giver, isAsking, takers, words, language, onLine }}
            onMaking={make}
          />
        )
      }
      items={<Items {...{ draft, line, texts, language, onLine }} isEnabled={mayEnter} />}
      preface={
        offering.length > 0 && (
          <p className="offers" role="status" data-testid="offers">
            {words.offeredOn(offering)}
          </p>
        )
      }
      more={<MoreActs {...props} {...{ words, entry }} isEnabled={turn.truth === 'live' && self.inPlay} />}
    >
      {drag !== null && (
        <i className="chip flying" style={{ left: drag.x, top: drag.y, background: branchColour(drag.from) }} />
      )}
    </TurnFrame>
  );
};
