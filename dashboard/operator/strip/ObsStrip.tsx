import { problemText, sceneRulesOf, useReplicant } from 'chess-match/client';
import { SIDES } from 'chess-match/client/view';
import { Button, Refusal, Switch, useSend } from '../../shared';
import { useStrings } from '../state/context';

/** The two audience scenes, and whether they follow the side to move: where the open game has one. */
const hasAudienceScenes = (game: string | null): boolean => sceneRulesOf(game).some(({ id }) => id === 'sideToMove');

/** OBS as the server sees it, with what the operator may do about it. */
export const ObsStrip = () => {
  const strings = useStrings();
  const obs = useReplicant('obs');
  const match = useReplicant('match');
  const version = match?.version ?? null;
  const { send, pending, problem, clear } = useSend();
  if (obs === undefined) return null;
  // After a wrong password nothing is tried again until somebody asks: a scene button does.
  const isOpen = obs.state === 'connected' || obs.state === 'refused';
  const audience = hasAudienceScenes(match?.game ?? null);
  const requested = obs.lastRequest?.problem ?? null;
  return (
    <section className="obs" aria-label={strings.obs.label} data-testid="obs" data-state={obs.state}>
      <span className={`obs-state obs-${obs.state}`}>{strings.obs.state[obs.state]}</span>
      {obs.programScene === null ? null : <span className="obs-program">{strings.obs.program(obs.programScene)}</span>}
      {(audience ? SIDES : []).map((side) => {
        const { name, exists } = obs.scenes[side];
        return (
          <span key={side} className="obs-scene">
            <Button
              pressed={name !== null && name === obs.programScene}
              busy={pending}
              disabled={!isOpen || exists === false || name === null}
              title={name ?? strings.obs.noName}
              data-testid={`scene-${side}`}
              onClick={() => void send({ type: 'showScene', expectedVersion: version, audience: side })}
            >
              {strings.obs.scene(side)}
            </Button>
            {exists === false && name !== null ? (
              <span className="problem" data-testid={`scene-missing-${side}`}>
                {strings.obs.missing(name)}
              </span>
            ) : null}
          </span>
        );
      })}
      {audience ? (
        <Switch
          label={strings.obs.follow}
          checked={obs.follow}
          disabled={pending}
          testId="follow-scene"
          onChange={(follow) => void send({ type: 'followScene', expectedVersion: version, follow })}
        />
      ) : null}
      {obs.problem === null || obs.state === 'not-configured' ? null : (
        <Refusal problem={obs.problem} testId="problem-obs" />
      )}
      {requested === null ? null : (
        <span className="problem" data-testid="problem-scene">
          {problemText(requested, strings.language)}
        </span>
      )}
      <Refusal problem={problem} onDismiss={clear} testId="problem-obs-command" />
    </section>
  );
};
