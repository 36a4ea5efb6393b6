import { problemText } from 'chess-match/client';
import { SIDES } from 'chess-match/client/view';
import { ProblemText } from '../ProblemText';
import { useOperator, useStore, useStrings } from '../state/context';

/** OBS as the server sees it, the two audience scenes, and whether they follow the side to move. */
export const ObsStrip = () => {
  const strings = useStrings();
  const store = useStore();
  const { obs, isConnected, busy, refusals } = useOperator();
  if (obs === null) return null;
  // After a wrong password nothing is tried again until somebody asks: a scene button does.
  const isOpen = isConnected && (obs.state === 'connected' || obs.state === 'refused') && !busy.has('obs');
  const requested = obs.lastRequest?.problem ?? null;
  return (
    <section className="obs" aria-label={strings.obs.label} data-testid="obs" data-state={obs.state}>
      <span className={`obs-state obs-${obs.state}`}>{strings.obs.state[obs.state]}</span>
      {obs.programScene === null ? null : <span className="obs-program">{strings.obs.program(obs.programScene)}</span>}
      {SIDES.map((side) => {
        const { name, exists } = obs.scenes[side];
        return (
          <span key={side} className="obs-scene">
            <button
              type="button"
              aria-pressed={name !== null && name === obs.programScene}
              disabled={!isOpen || exists === false || name === null}
              title={name ?? strings.obs.noName}
              data-testid={`scene-${side}`}
              onClick={() =>
                void store.act('obs', (expectedVersion) => ({ type: 'showScene', expectedVersion, audience: side }))
              }
            >
              {strings.obs.scene(side)}
            </button>
            {exists === false && name !== null ? (
              <span className="problem" data-testid={`scene-missing-${side}`}>
                {strings.obs.missing(name)}
              </span>
            ) : null}
          </span>
        );
      })}
      <label className="toggle">
        <input
          type="checkbox"
          checked={obs.follow}
          disabled={!isConnected || busy.has('obs')}
          onChange={() => {
            // Not target.checked: the command is built after React has put the box back to what the server says.
            const follow = !obs.follow;
            void store.act('obs', (expectedVersion) => ({ type: 'followScene', expectedVersion, follow }));
          }}
        />
        {strings.obs.follow}
      </label>
      {obs.problem === null || obs.state === 'not-configured' ? null : (
        <ProblemText problem={obs.problem} testId="problem-obs" />
      )}
      {requested === null ? null : (
        <span className="problem" data-testid="problem-scene">
          {problemText(requested, strings.language)}
        </span>
      )}
      {refusals.obs ? <ProblemText problem={refusals.obs} testId="problem-obs-command" /> : null}
    </section>
  );
};
