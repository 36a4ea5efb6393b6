import { Panel } from '../../shared';
import { CodeCard } from './CodeCard';
import { CrewKeys } from './CrewKeys';
import { IssueKey } from './IssueKey';
import { PicturesPanel } from './PicturesPanel';
import { useCrew } from './useCrew';
import type { HallTexts } from './texts/texts';

interface CrewPanelProps {
  /** By the server's clock, Unix ms. */
  readonly nowMs: number;
  readonly texts: HallTexts;
}

const ENTRY = '/chess-match/entry';

/** Who of the crew may come from another computer: codes for them, and the keys they have. */
export const CrewPanel = ({ nowMs, texts }: CrewPanelProps) => {
  const { state, busy, act } = useCrew();
  const words = texts.crew;
  if (state === null || typeof state === 'string') {
    return (
      <Panel title={words.title} testId="crew">
        <p>{state === null ? '' : words[state]}</p>
      </Panel>
    );
  }
  const [address] = state.addresses;
  return (
    <>
      <Panel title={words.title} testId="crew">
        {state.ownMachine === 'in_front' ? (
          <p className="problem" role="alert" data-testid="in-front">
            {words.about.in_front}
          </p>
        ) : null}
        <p>{words.about[state.ownMachine === 'asked' ? 'asked' : 'believed']}</p>
        {address === undefined && <p role="note">{words.noAddress}</p>}
        <IssueKey texts={texts} busy={busy} act={act} />
        <div className="hall-codes">
          {state.codes.map((code) => (
            <CodeCard
              key={code.id}
              title={words.workplaces[code.place]}
              code={code}
              address={address === undefined ? null : address + ENTRY}
              how={address === undefined ? words.noAddress : words.howTo(address + ENTRY)}
              nowMs={nowMs}
              texts={texts}
              busy={busy}
              onDrop={() => void act({ drop: code.id })}
            />
          ))}
        </div>
        <CrewKeys keys={state.keys} texts={texts} busy={busy} act={act} />
      </Panel>
      <PicturesPanel list={state} busy={busy} act={act} texts={texts} />
    </>
  );
};
