import { TurnCaptain } from '../../../captain/TurnCaptain';
import type { CaptainProps } from '../../../kit/display';
import { TurnActs } from './TurnActs';

/** A turn by touch, castlings and the inauguration among what is pressed. */
export const ThroneCaptain = (props: CaptainProps) => (
  <TurnCaptain
    {...props}
    besideOf={({ own, active, mayEnter, entry }) => (
      <TurnActs
        {...{ own }}
        language={props.language}
        isPromoting={active?.moves.some(({ promotion }) => promotion !== null) === true}
        isEnabled={mayEnter}
        onTurn={(text) => entry.edit(() => text)}
      />
    )}
  />
);
