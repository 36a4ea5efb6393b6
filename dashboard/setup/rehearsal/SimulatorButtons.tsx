import { keyOf } from 'chess-match/client/keys';
import { Button, useKeys, useLive } from '../../shared';
import type { SetupTexts } from '../texts/texts';

interface SimulatorButtonsProps {
  readonly state: 'running' | 'paused' | 'off';
  readonly pending: boolean;
  /** The pace is filled in. */
  readonly canPlay: boolean;
  readonly texts: SetupTexts;
  readonly onStart: () => void;
  readonly onPause: () => void;
  readonly onGoOn: () => void;
  readonly onStop: () => void;
}

/** Start, pause, go on and stop, each with its key. */
export const SimulatorButtons = (props: SimulatorButtonsProps) => {
  const { state, pending, canPlay, texts, onStart, onPause, onGoOn, onStop } = props;
  const isFree = useLive() && !pending;
  const isRunning = state === 'running';
  useKeys([
    {
      ...keyOf('startSimulator', 'setup', 'simulator-start'),
      run: onStart,
      when: isFree && state === 'off' && canPlay,
    },
    {
      ...keyOf('steerSimulator', 'setup', 'simulator-pause'),
      run: isRunning ? onPause : onGoOn,
      when: isFree && (isRunning || (state === 'paused' && canPlay)),
    },
    {
      ...keyOf('steerSimulator', 'setup', 'simulator-stop'),
      run: onStop,
      when: isFree && state !== 'off',
    },
  ]);
  return (
    <div className="simulator-buttons">
      {state === 'off' ? (
        <Button
          kind="primary"
          busy={pending}
          disabled={!canPlay}
          keyId="simulator-start"
          data-testid="simulator-start"
          onClick={onStart}
        >
          {texts.start}
        </Button>
      ) : null}
      {isRunning ? (
        <Button busy={pending} keyId="simulator-pause" data-testid="simulator-pause" onClick={onPause}>
          {texts.pause}
        </Button>
      ) : null}
      {state === 'paused' ? (
        <Button
          kind="primary"
          busy={pending}
          disabled={!canPlay}
          keyId="simulator-pause"
          data-testid="simulator-go-on"
          onClick={onGoOn}
        >
          {texts.goOn}
        </Button>
      ) : null}
      {state === 'off' ? null : (
        <Button busy={pending} keyId="simulator-stop" data-testid="simulator-stop" onClick={onStop}>
          {texts.stop}
        </Button>
      )}
    </div>
  );
};
