import { Button, Panel, Refusal, Switch, useSend } from '../../shared';
import { BeginButton } from './BeginButton';
import { useNow } from '../../shared/useNow';
import { useObsStrings, type Instance, type Next } from './texts';

const SECOND_MS = 1000;
const TICK_MS = 250;

/** How long until, in whole seconds that count down to 0; null when time is not what it waits for. */
const secondsLeft = (next: Next, nowMs: number): number | null =>
  next.dueMs === null ? null : Math.max(0, Math.ceil((next.dueMs - nowMs) / SECOND_MS));

/** The step that comes by itself, its countdown, and what holds it back. */
const NextStep = ({ next }: { readonly next: Next }) => {
  const strings = useObsStrings();
  const nowMs = useNow(TICK_MS, next.dueMs !== null);
  const seconds = secondsLeft(next, nowMs);
  return (
    <p className="obs-next" data-testid="obs-next" data-waits={next.waits}>
      <span className="obs-soft">{strings.next}</span>
      <strong>{next.scene}</strong>
      <span>{strings.reasons[next.reason]}</span>
      {seconds === null ? null : <span className="obs-countdown">{strings.inSeconds(seconds)}</span>}
      {next.waits === null ? null : <span className="obs-badge">{strings.waits[next.waits]}</span>}
    </p>
  );
};

/** What the rules do next with the picture, and the director's say in it. */
export const AutomationPanel = ({ instance }: { readonly instance: Instance }) => {
  const strings = useObsStrings();
  const { send, pending, problem, clear } = useSend();
  const { id, automatic, held, next, lastRequest, overrideUntilMs } = instance;
  const hold = (value: boolean) => void send({ type: 'holdScenes', expectedVersion: null, instance: id, hold: value });
  return (
    <Panel
      title={strings.automation}
      testId="obs-automation"
      actions={
        <Switch
          label={strings.automatic}
          checked={automatic}
          testId="obs-automatic"
          onChange={(on) => void send({ type: 'automateScenes', expectedVersion: null, instance: id, automatic: on })}
        />
      }
    >
      {automatic ? null : <p className="obs-next obs-soft">{strings.isOff}</p>}
      {automatic && next === null ? <p className="obs-next obs-soft">{strings.noNext}</p> : null}
      {next === null ? null : <NextStep next={next} />}
      <div className="obs-row">
        <BeginButton instance={instance} />
        <Button
          disabled={next === null}
          busy={pending}
          data-testid="obs-skip"
          onClick={() =>
            next === null
              ? undefined
              : void send({ type: 'skipScene', expectedVersion: null, instance: id, step: next.id })
          }
        >
          {strings.skip}
        </Button>
        <Button disabled={!automatic} pressed={held} busy={pending} data-testid="obs-hold" onClick={() => hold(!held)}>
          {held ? strings.release : strings.hold}
        </Button>
        {automatic && !held && overrideUntilMs !== null && next?.waits === 'override' ? (
          <Button busy={pending} data-testid="obs-resume" onClick={() => hold(false)}>
            {strings.resume}
          </Button>
        ) : null}
        {lastRequest === null ? null : (
          <span className="obs-soft">{strings.last(lastRequest.scene, strings.reasons[lastRequest.reason])}</span>
        )}
      </div>
      <Refusal problem={problem ?? lastRequest?.problem} onDismiss={problem === null ? undefined : clear} />
    </Panel>
  );
};
