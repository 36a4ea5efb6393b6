import { useReplicant, type RosterPerson, type RosterView } from 'chess-match/client';
import { keyOf } from 'chess-match/client/keys';
import { useRef, useState } from 'react';
import { EmptyState, Key, Panel, Refusal, Tabs, useKeys, useLive, type PageProps } from '../shared';
import { GroupPage } from './GroupPage';
import { GROUPS, membersOf, type Group } from './model/people';
import { RosterActions } from './RosterActions';
import { RosterWindow, type Doing } from './RosterWindow';
import { labelOf, ROSTER_TEXTS } from './texts/texts';
import { useRoster } from './useRoster';

/** Teams, arbiters, commentators: who they are, where they sit, which microphone is theirs. */
export const RosterPage = ({ language }: PageProps) => {
  const people = useReplicant('roster');
  return people === undefined ? <EmptyState title="…" /> : <Roster language={language} people={people} />;
};

interface RosterKeys {
  readonly onGroup: (group: Group) => void;
  readonly onAdd: () => void;
  readonly onUndo: () => void;
  readonly onSwap: () => void;
  readonly onImport: () => void;
  readonly canUndo: boolean;
  readonly pending: boolean;
}

const useRosterKeys = ({ onGroup, onAdd, onUndo, onSwap, onImport, canUndo, pending }: RosterKeys): void => {
  const isLive = useLive();
  useKeys([
    ...GROUPS.map((id, index) => ({
      id: `group-${id}`,
      label: labelOf((words) => words[id]),
      keys: `Digit${index + 1}`,
      run: () => onGroup(id),
    })),
    { id: 'add', label: labelOf((words) => words.add), keys: 'KeyN', run: onAdd, when: isLive },
    { ...keyOf('setPeople', 'roster', 'undo'), run: onUndo, when: isLive && canUndo && !pending },
    { ...keyOf('setPeople', 'roster', 'swap'), run: onSwap, when: isLive && !pending },
    { id: 'import', label: labelOf((words) => words.importFile), keys: 'KeyI', run: onImport, when: isLive },
  ]);
};

const GroupLabel = ({ id, name, count }: { readonly id: Group; readonly name: string; readonly count: number }) => (
  <>
    {name} {count} <Key id={`group-${id}`} />
  </>
);

const Roster = ({ language, people }: PageProps & { readonly people: RosterView }) => {
  const texts = ROSTER_TEXTS[language];
  const [group, setGroup] = useState<Group>('white');
  const [doing, setDoing] = useState<Doing | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const control = useRoster(people);
  const { canUndo, pending } = control;
  const edit = (seen: RosterPerson | null): void =>
    setDoing({ what: 'person', editing: { group, seen, list: people } });
  const onUndo = (): void => void control.undo();
  const onSwap = (): void => void control.change({ ...people, white: people.black, black: people.white });
  const onAdd = (): void => edit(null);
  const onImport = (): void => picker.current?.click();
  useRosterKeys({ onGroup: setGroup, onAdd, onUndo, onSwap, onImport, canUndo, pending });
  return (
    <main className="roster">
      <Panel
        title={texts.groups}
        testId="roster"
        actions={
          <RosterActions
            language={language}
            people={people}
            pending={pending}
            canUndo={canUndo}
            picker={picker}
            onUndo={onUndo}
            onSwap={onSwap}
            onAdd={onAdd}
            onRead={(name, text) => setDoing({ what: 'import', name, text })}
          />
        }
      >
        <Refusal problem={control.problem} onDismiss={control.clear} testId="problem-roster" />
        <Tabs
          label={texts.groups}
          value={group}
          onChange={setGroup}
          tabs={GROUPS.map((id) => ({
            id,
            label: <GroupLabel id={id} name={texts[id]} count={membersOf(people, id).length} />,
            content: <GroupPage language={language} people={people} group={id} control={control} onEdit={edit} />,
          }))}
        />
      </Panel>
      {doing === null ? null : (
        <RosterWindow
          language={language}
          people={people}
          doing={doing}
          control={control}
          onDoing={setDoing}
          onMoved={setGroup}
        />
      )}
    </main>
  );
};
