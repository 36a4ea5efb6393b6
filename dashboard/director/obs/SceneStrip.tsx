import { Button, EmptyState, Panel, Refusal, Switch, useSend } from '../../shared';
import { useObsStateStrings } from '../../shared/obsState/texts';
import { useObsStrings, type Instance } from './texts';

const tally = (scene: string, { programScene, previewScene }: Instance): 'program' | 'preview' | null => {
  if (scene === programScene) return 'program';
  return scene === previewScene ? 'preview' : null;
};

/**
 * Every scene of this OBS as a large button: red on program, green in preview. In studio mode a press cues and TAKE
 * shows.
 */
export const SceneStrip = ({ instance }: { readonly instance: Instance }) => {
  const strings = useObsStrings();
  const words = useObsStateStrings();
  const { send, pending, problem, clear } = useSend();
  const { id, scenes, studioMode, state, previewScene, programScene, transitioning } = instance;
  const isConnected = state === 'connected';
  const to = studioMode ? 'preview' : 'program';
  const actions = (
    <>
      <Switch
        label={strings.studioMode}
        checked={studioMode}
        disabled={!isConnected}
        testId="obs-studio"
        onChange={(on) => void send({ type: 'setStudioMode', expectedVersion: null, instance: id, on })}
      />
      {studioMode ? (
        <Button
          kind="danger"
          busy={pending}
          disabled={!isConnected || transitioning || previewScene === null || previewScene === programScene}
          data-testid="obs-take"
          onClick={() => void send({ type: 'takeScene', expectedVersion: null, instance: id })}
        >
          {strings.take}
        </Button>
      ) : null}
    </>
  );
  return (
    <Panel title={strings.scenes} actions={actions} testId="obs-scenes">
      {scenes.length === 0 ? <EmptyState title={isConnected ? strings.noScenes : words.state[state]} /> : null}
      <div className="obs-scenes">
        {scenes.map((scene) => {
          const shown = tally(scene, instance);
          return (
            <Button
              key={scene}
              className={shown === null ? 'obs-scene' : `obs-scene obs-scene-${shown}`}
              pressed={shown === to}
              disabled={!isConnected}
              data-testid={`obs-scene-${scene}`}
              data-tally={shown}
              onClick={() => void send({ type: 'cutScene', expectedVersion: null, instance: id, scene, to })}
            >
              <span className="obs-scene-name">{scene}</span>
              <small>{shown === 'program' ? strings.onProgram : shown === 'preview' ? strings.onPreview : ' '}</small>
            </Button>
          );
        })}
      </div>
      <Refusal problem={problem} onDismiss={clear} testId="obs-scene-problem" />
    </Panel>
  );
};
