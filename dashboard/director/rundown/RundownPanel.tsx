import { idleIn, itemsFor, stepFrom, type RundownItem } from 'chess-match/client';
import { keyOf } from 'chess-match/client/keys';
import { useState } from 'react';
import { EmptyState, Panel, Refusal, useKeys } from '../../shared';
import { newItem, reordered, sinceOpened, withItem, type Opened } from '../model/rundownEdit';
import { usePage } from '../state/context';
import { useShow } from '../state/useShow';
import { ItemDialog } from './ItemDialog';
import { EveningButton } from './EveningButton';
import { RundownActions } from './RundownActions';
import { RundownList } from './RundownList';
import { RundownSteps } from './RundownSteps';

/** The evening as an ordered list: what was, what is on, what comes next. */
export const RundownPanel = () => {
  const { show, strings, match } = usePage();
  const { act, pending, problem, clear } = useShow();
  const [edited, setEdited] = useState<Opened | null>(null);
  const { rundown } = show;
  const { version: rundownVersion, items } = rundown;
  const words = strings.rundown;
  const shown = itemsFor(items, idleIn(match?.game ?? null));
  const [next, previous] = [stepFrom(rundown, shown, 1), stepFrom(rundown, shown, -1)];
  const cue = (item: RundownItem | null): void => {
    if (item !== null) void act({ type: 'cueItem', item: item.id });
  };
  const set = (changed: readonly RundownItem[]): Promise<boolean> =>
    act({ type: 'setRundown', rundownVersion, items: changed.map((item) => ({ ...item })) });
  const save = async (item: RundownItem): Promise<void> => {
    if (await set(withItem(items, item, rundown.cued ?? rundown.current))) setEdited(null);
  };
  const remove = async ({ id }: RundownItem): Promise<void> => {
    if (await set(items.filter((item) => item.id !== id))) setEdited(null);
  };
  useKeys([
    { ...keyOf('cueItem', 'director', 'next'), run: () => cue(next), when: next !== null && !pending },
    { ...keyOf('cueItem', 'director', 'previous'), run: () => cue(previous), when: previous !== null && !pending },
  ]);
  return (
    <Panel
      title={words.heading}
      actions={<RundownActions pending={pending} act={act} onAdd={() => setEdited({ item: newItem(), isNew: true })} />}
      className="rundown"
      testId="rundown"
    >
      <EveningButton />
      {shown.length === 0 && <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>}
      <RundownList
        onCue={cue}
        onEdit={(item) => setEdited({ item, isNew: false })}
        items={shown}
        onMove={(moved) => void set(reordered(items, moved))}
      />
      <Refusal problem={edited === null ? problem : null} onDismiss={clear} testId="rundown-refusal" />
      <RundownSteps {...{ next, previous, pending }} onCue={cue} />
      {edited !== null && (
        <ItemDialog
          first={edited.item}
          isNew={edited.isNew}
          since={pending ? null : sinceOpened(items, edited)}
          busy={pending}
          problem={problem}
          onSave={(item) => void save(item)}
          onRemove={(item) => void remove(item)}
          onClose={() => {
            clear();
            setEdited(null);
          }}
        />
      )}
    </Panel>
  );
};
