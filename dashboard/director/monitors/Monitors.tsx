import { keyOf } from 'chess-match/client/keys';
import { Refusal, useKeys } from '../../shared';
import { previewOf, programOf } from '../model/monitors';
import { preparedOf, takeOf } from '../model/slots';
import { usePage } from '../state/context';
import { useShow } from '../state/useShow';
import { Changes } from './Changes';
import { Monitor } from './Monitor';
import { TakeColumn } from './TakeColumn';

/** What is on air and what is next, side by side, and the one button that makes the next the present. */
export const Monitors = () => {
  const { show, strings } = usePage();
  const { act, pending, problem, clear } = useShow();
  const prepared = preparedOf(show);
  const body = takeOf(show);
  const take = (): void => {
    if (body !== null && !pending) void act(body);
  };
  const drop = (): void => void act(...prepared.map((graphic) => ({ type: 'dropCue', graphic }) as const));
  const isReady = body !== null;
  const program = programOf(show);
  const preview = previewOf(show, prepared);
  useKeys([
    { ...keyOf('takeCued', 'director', 'take'), run: take, when: isReady && !pending },
    { ...keyOf('dropCue', 'director', 'drop'), run: drop, when: prepared.length > 0 && !pending },
  ]);
  return (
    <div className="monitors">
      <Monitor
        kind="program"
        picture={program}
        isLit={program.screens.length > 0}
        next={prepared}
        empty={<strong>{strings.nothingOn}</strong>}
      />
      <TakeColumn isReady={isReady} canDrop={prepared.length > 0} pending={pending} onTake={take} onDrop={drop} />
      <Monitor
        kind="preview"
        picture={preview}
        isLit={isReady && preview.screens.length > 0}
        next={[]}
        empty={
          <>
            <strong>{strings.nothingCued}</strong>
            <span>{strings.nothingCuedHint}</span>
          </>
        }
      />
      <div className="take-foot">
        <Refusal problem={problem} onDismiss={clear} testId="take-refusal" />
        {problem === null && <Changes prepared={prepared} />}
      </div>
    </div>
  );
};
