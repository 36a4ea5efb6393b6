import type { Command } from 'chess-match/client';
import { Button, EmptyState, Panel, Refusal, useSend } from '../../shared';
import { FramesLost, OutputTimes } from '../../shared/obsState/Outputs';
import { useObsStateStrings } from '../../shared/obsState/texts';
import { useObsStrings, type Instance } from './texts';

type Action = Extract<Command, { type: 'controlOutput' }>['action'];

/** What OBS sends and records, with the buttons for it and why some of them cannot be pressed. */
export const OutputsPanel = ({ instance }: { readonly instance: Instance }) => {
  const strings = useObsStrings();
  const words = useObsStateStrings();
  const { send, pending, problem, clear } = useSend();
  const { outputs, lastMark } = instance;
  const act = (action: Action) =>
    void send({ type: 'controlOutput', expectedVersion: null, instance: instance.id, action });
  if (outputs === null)
    return (
      <Panel title={strings.outputs}>
        <EmptyState title={words.state[instance.state]} />
      </Panel>
    );
  const { recording, chapters, replay } = outputs;
  return (
    <Panel title={strings.outputs} testId="obs-outputs">
      <OutputTimes outputs={outputs} />
      <div className="obs-row">
        <Button
          kind={recording.active ? 'danger' : 'primary'}
          busy={pending}
          data-testid="obs-record"
          onClick={() => act(recording.active ? 'stopRecord' : 'startRecord')}
        >
          {recording.active ? strings.stopRecord : strings.startRecord}
        </Button>
        <Button
          disabled={!recording.active || chapters !== 'yes'}
          busy={pending}
          data-testid="obs-chapter"
          onClick={() => act('chapter')}
        >
          {strings.chapter}
        </Button>
        <Button
          disabled={replay !== 'on'}
          busy={pending}
          data-testid="obs-save-replay"
          onClick={() => act('saveReplay')}
        >
          {strings.saveReplay}
        </Button>
      </div>
      <p className="obs-soft">
        {[strings.chapters[chapters], strings.replay[replay]].filter((text) => text !== '').join(' · ')}
      </p>
      <FramesLost outputs={outputs} />
      {lastMark === null || lastMark.problem !== null ? null : (
        <p className="obs-soft">{strings.marked[lastMark.kind]}</p>
      )}
      <Refusal problem={problem ?? lastMark?.problem} onDismiss={problem === null ? undefined : clear} />
    </Panel>
  );
};
