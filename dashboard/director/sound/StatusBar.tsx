import { hasAudiences, useReplicant, type SoundView } from 'chess-match/client';
import { Button, Refusal, Switch, useSend } from '../../shared';
import type { MetersState, SoundTexts } from './texts/texts';

interface StatusBarProps {
  readonly sound: SoundView;
  readonly texts: SoundTexts;
}

/** Instances that are not there and never were are not worth a word; the program's always is. */
const worthSaying = ({ id, meters }: SoundView['instances'][number]): boolean => id === 'program' || meters !== 'off';

interface InstancesProps extends StatusBarProps {
  readonly isSetUp: boolean;
}

const metersState = ({ id, meters }: SoundView['instances'][number], isSetUp: boolean): MetersState =>
  id === 'program' && !isSetUp ? 'unset' : meters;

const Instances = ({ sound, texts, isSetUp }: InstancesProps) => (
  <>
    {sound.instances.filter(worthSaying).map((instance) => (
      <span
        key={instance.id}
        className="sound-instance"
        data-meters={instance.meters}
        data-testid={`meters-${instance.id}`}
      >
        <i aria-hidden="true" />
        {texts.instances[instance.id]}: {texts.meters[metersState(instance, isSetUp)]}
      </span>
    ))}
  </>
);

/** Whether meters come, whose audience listens, and who has the say over the tags. */
export const StatusBar = ({ sound, texts }: StatusBarProps) => {
  const { send, pending, problem, clear } = useSend();
  const { instances, follow, audience, manual } = sound;
  const program = instances.find(({ id }) => id === 'program');
  // What is on stays to be switched off.
  const canFollow = hasAudiences(useReplicant('match')?.game ?? null) || follow;
  const isSetUp = useReplicant('obs')?.state !== 'not-configured';
  const help = program === undefined ? null : texts.metersHelp[metersState(program, isSetUp)];
  return (
    <header className="sound-status">
      <Instances sound={sound} texts={texts} isSetUp={isSetUp} />
      {canFollow && (
        <>
          <Switch
            checked={follow}
            disabled={pending}
            onChange={(next) => void send({ type: 'followAudience', expectedVersion: null, follow: next })}
            label={<span title={texts.followHint}>{texts.follow}</span>}
            testId="follow-audience"
          />
          <span className="sound-audience">{texts.audience[audience ?? 'none']}</span>
        </>
      )}
      {manual !== null && (
        <span className="sound-manual" role="status" data-testid="by-hand">
          {texts.byHand}
          <Button
            kind="primary"
            busy={pending}
            onClick={() => void send({ type: 'setSpeaking', expectedVersion: null, ids: null })}
            data-testid="release"
          >
            {texts.release}
          </Button>
        </span>
      )}
      <Refusal problem={problem ?? sound.problem} onDismiss={problem === null ? undefined : clear} />
      {help !== null && (
        <p className="sound-help" role="alert" data-testid="meters-help">
          {help}
        </p>
      )}
    </header>
  );
};
