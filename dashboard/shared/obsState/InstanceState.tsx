import { problemText } from 'chess-match/client';
import { useLanguage } from '../frame/language';
import { FramesLost, OutputTimes } from './Outputs';
import { useObsStateStrings, type Instance } from './texts';

/**
 * All there is to know of one OBS: connection, scenes, a transition that runs, stream, recording, disk, frames lost.
 */
export const InstanceState = ({ instance }: { readonly instance: Instance }) => {
  const words = useObsStateStrings();
  const language = useLanguage();
  const { id, state, version, programScene, previewScene, transitioning, outputs, problem, reopened } = instance;
  const facts: readonly (readonly [string, string | null])[] = [
    [words.version, version],
    [words.program, state === 'connected' ? (programScene ?? words.noScene) : null],
    [words.preview, previewScene],
  ];
  return (
    <section data-testid={`obs-details-${id}`}>
      <h3>
        {words.instances[id]}: {words.state[state]}
      </h3>
      {problem === null ? null : <p>{problemText(problem, language)}</p>}
      <dl className="obs-facts">
        {facts.map(([name, value]) =>
          value === null ? null : (
            <div key={name} style={{ display: 'contents' }}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      {reopened === null ? null : <p data-testid="obs-reopened">{words.reopened(reopened)}</p>}
      {transitioning ? <p className="obs-on-air">{words.transition}</p> : null}
      {outputs === null ? null : (
        <>
          <OutputTimes outputs={outputs} />
          <FramesLost outputs={outputs} />
        </>
      )}
    </section>
  );
};
