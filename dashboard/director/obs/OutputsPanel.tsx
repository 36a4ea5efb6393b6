import type { Command } from 'chess-match/client';
import { Button, EmptyState, Panel, Refusal, useSend } from '../../shared';
import { formatSpan } from '../../shared/clockTime';
import { useNow } from '../../shared/useNow';
import { useObsStrings, type Machine } from './strings';

type Outputs = NonNullable<Machine['outputs']>;
type Action = Extract<Command, { type: 'controlOutput' }>['action'];

const SECOND_MS = 1000;

const Times = ({ outputs }: { readonly outputs: Outputs }) => {
  const strings = useObsStrings();
  const { streaming, recording, diskFreeGb } = outputs;
  const nowMs = useNow(SECOND_MS, streaming.active || recording.active);
  const since = (sinceMs: number | null): string => formatSpan(Math.max(0, nowMs - (sinceMs ?? nowMs)));
  return (
    <p className="obs-row obs-times">
      <strong className={recording.active ? 'obs-on-air' : 'obs-soft'} data-testid="obs-recording">
        {recording.active ? strings.recording(since(recording.sinceMs)) : strings.notRecording}
      </strong>
      {recording.paused ? <span className="obs-badge">{strings.paused}</span> : null}
      <strong className={streaming.active ? 'obs-on-air' : 'obs-soft'}>
        {streaming.active ? strings.streaming(since(streaming.sinceMs)) : strings.notStreaming}
      </strong>
      {streaming.reconnecting ? <span className="obs-badge">{strings.reconnecting}</span> : null}
      {diskFreeGb === null ? null : <span className="obs-soft">{strings.disk(diskFreeGb)}</span>}
    </p>
  );
};

/** What OBS sends and records, with the buttons for it and why some of them cannot be pressed. */
export const OutputsPanel = ({ machine }: { readonly machine: Machine }) => {
  const strings = useObsStrings();
  const { send, pending, problem, clear } = useSend();
  const { outputs, lastMark } = machine;
  const act = (action: Action) =>
    void send({ type: 'controlOutput', expectedVersion: null, machine: machine.id, action });
  if (outputs === null)
    return (
      <Panel title={strings.outputs}>
        <EmptyState title={strings.state[machine.state]} />
      </Panel>
    );
  const { recording, chapters, replay, laggedFrames, skippedFrames, streaming } = outputs;
  return (
    <Panel title={strings.outputs} testId="obs-outputs">
      <Times outputs={outputs} />
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
      <p className="obs-soft">{strings.frames(laggedFrames, skippedFrames, streaming.droppedFrames)}</p>
      {lastMark === null || lastMark.problem !== null ? null : (
        <p className="obs-soft">{strings.marked[lastMark.kind]}</p>
      )}
      <Refusal problem={problem ?? lastMark?.problem} onDismiss={problem === null ? undefined : clear} />
    </Panel>
  );
};
