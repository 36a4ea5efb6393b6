import type { CommandBody } from 'chess-match/client/contract';
import { mayVeto, turnOptionsOf } from 'chess-match/games/business';
import { useTick } from '../../../device/hooks';
import { HoldButton } from '../../../captain/HoldButton';
import type { BusinessTexts } from '../texts';
import type { CaptainProps } from '../../../kit/display';
import type { TurnEntry } from '../../../captain/turnEntry';

interface MoreActsProps extends Pick<CaptainProps, 'device' | 'match' | 'views' | 'seat'> {
  readonly words: BusinessTexts;
  readonly entry: TurnEntry;
  readonly isEnabled: boolean;
}

/** What is of the whole game and cannot be taken back: by holding. What the rules bar now is not offered. */
export const MoreActs = ({ device, match, views, seat: { team }, words, entry, isEnabled }: MoreActsProps) => {
  useTick();
  const options = turnOptionsOf(views);
  if (options === null || match.status !== 'playing') return null;
  const side = match.seats.find((seat) => seat.team === team)?.side ?? team;
  const { clocks } = views;
  const isVetoTime = clocks?.clocks.some((clock) => clock.team === team && mayVeto(clock, views, device.clockMs()));
  const act = (body: CommandBody) => () => void entry.act(body);
  const expectedVersion = match.version;
  return (
    <>
      {isVetoTime === true && (
        <HoldButton testId="veto" disabled={!isEnabled} onDone={act({ type: 'declareVeto', expectedVersion, side })}>
          {words.veto}
        </HoldButton>
      )}
      {options.control === null && (
        <HoldButton
          testId="control"
          disabled={!isEnabled}
          onDone={act({ type: 'controlBoard', expectedVersion, side })}
        >
          {words.control}
        </HoldButton>
      )}
    </>
  );
};
