import { keyOf } from 'chess-match/client/keys';
import { useReplicant, type Decoded, type RosterView, type RosterPerson, type Side } from 'chess-match/client';
import { opponent } from 'chess-match/client/view';
import { useRef, useState } from 'react';
import { Button, EmptyState, Key, Panel, Refusal, Tabs, useKeys, useLive, type PageProps } from '../shared';
import { download } from '../shared/download';
import { readText } from '../shared/readText';
import { GroupTable } from './GroupTable';
import { ImportList } from './ImportList';
import { writeCsv } from './model/importList';
import { GROUPS, membersOf, withMembers, type Group } from './model/people';
import { savePerson, type Editing } from './model/savePerson';
import { OtherTeam } from './OtherTeam';
import { PersonDialog } from './PersonDialog';
import { TeamFields } from './TeamFields';
import { labelOf, ROSTER_TEXTS } from './texts/texts';
import { useRoster } from './useRoster';

type Doing =
  | { readonly what: 'person'; readonly editing: Editing }
  | { readonly what: 'import'; readonly name: string; readonly text: Decoded | null };

/** Teams, arbiters, commentators: who they are, where they sit, which microphone is theirs. */
export const RosterPage = ({ language }: PageProps) => {
  const people = useReplicant('roster');
  return people === undefined ? <EmptyState title="…" /> : <Roster language={language} people={people} />;
};

const Roster = ({ language, people }: PageProps & { readonly people: RosterView }) => {
  const texts = ROSTER_TEXTS[language];
  const [group, setGroup] = useState<Group>('white');
  const [doing, setDoing] = useState<Doing | null>(null);
  const match = useReplicant('match');
  const picker = useRef<HTMLInputElement>(null);
  const isLive = useLive();
  const { change, undo, canUndo, pending, problem, clear, refuse } = useRoster(people);
  const close = (): void => {
    clear();
    setDoing(null);
  };
  const changeMembers = (members: readonly RosterPerson[]): Promise<boolean> =>
    change(withMembers(people, group, members));
  const changeTeam = (side: Side, team: Partial<RosterView['white']>): Promise<boolean> =>
    change({ ...people, [side]: { ...people[side], ...team } });
  const save = async (person: RosterPerson, editing: Editing): Promise<void> => {
    const saved = savePerson(people, editing, person);
    if ('changed' in saved) {
      // From now on it is edited as it stands: the second press is made knowing it.
      setGroup(saved.changed.group);
      setDoing({ what: 'person', editing: saved.changed });
      refuse();
      return;
    }
    if (await change(saved.people)) close();
  };
  const edit = (seen: RosterPerson | null): void =>
    setDoing({ what: 'person', editing: { group, seen, list: people } });
  const swap = (): void => void change({ ...people, white: people.black, black: people.white });
  const add = (): void => edit(null);
  const pick = (): void => picker.current?.click();
  useKeys([
    ...GROUPS.map((id, index) => ({
      id: `group-${id}`,
      label: labelOf((words) => words[id]),
      keys: `Digit${index + 1}`,
      run: () => setGroup(id),
    })),
    { id: 'add', label: labelOf((words) => words.add), keys: 'KeyN', run: add, when: isLive },
    {
      ...keyOf('setPeople', 'roster', 'undo'),
      run: () => void undo(),
      when: isLive && canUndo && !pending,
    },
    { ...keyOf('setPeople', 'roster', 'swap'), run: swap, when: isLive && !pending },
    { id: 'import', label: labelOf((words) => words.importFile), keys: 'KeyI', run: pick, when: isLive },
  ]);
  const content = (shown: Group) => (
    <>
      {shown === 'white' || shown === 'black' ? (
        <>
          <OtherTeam
            {...{ language, people, match, side: shown, busy: pending }}
            onOwn={(name) => void changeTeam(shown, { name, short: '' })}
          />
          <TeamFields
            key={shown}
            language={language}
            team={people[shown]}
            other={people[opponent(shown)]}
            nameInMatch={match === undefined || match.demo ? '' : match.teams[shown].name}
            onChange={(team) => changeTeam(shown, team)}
            onConflict={refuse}
          />
        </>
      ) : null}
      <GroupTable
        language={language}
        group={shown}
        members={membersOf(people, shown)}
        busy={pending}
        onEdit={edit}
        onChange={(members) => void changeMembers(members)}
      />
    </>
  );
  return (
    <main className="roster">
      <Panel
        title={texts.groups}
        testId="roster"
        actions={
          <>
            <Button busy={pending} disabled={!canUndo} keyId="undo" data-testid="undo" onClick={() => void undo()}>
              {texts.undo}
            </Button>
            <Button busy={pending} keyId="swap" data-testid="swap" onClick={swap}>
              {texts.swap}
            </Button>
            <Button local data-testid="export-csv" onClick={() => download('roster.csv', 'text/csv', writeCsv(people))}>
              {texts.exportCsv}
            </Button>
            <Button
              local
              data-testid="export-json"
              onClick={() => download('roster.json', 'application/json', `${JSON.stringify(people, null, 2)}\n`)}
            >
              {texts.exportJson}
            </Button>
            <Button keyId="import" data-testid="import" onClick={pick}>
              {texts.importFile}
            </Button>
            <Button kind="primary" keyId="add" data-testid="add-person" onClick={add}>
              {texts.add}
            </Button>
            <input
              ref={picker}
              type="file"
              accept=".csv,.json,text/csv,application/json"
              hidden
              aria-label={texts.importFile}
              data-testid="import-file"
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                target.value = '';
                if (file !== undefined)
                  void readText(file).then((text) => setDoing({ what: 'import', name: file.name, text }));
              }}
            />
          </>
        }
      >
        <Refusal problem={problem} onDismiss={clear} testId="problem-roster" />
        <Tabs
          label={texts.groups}
          value={group}
          onChange={setGroup}
          tabs={GROUPS.map((id) => ({
            id,
            label: (
              <>
                {texts[id]} {membersOf(people, id).length} <Key id={`group-${id}`} />
              </>
            ),
            content: content(id),
          }))}
        />
      </Panel>
      {doing?.what === 'person' ? (
        <PersonDialog
          language={language}
          group={doing.editing.group}
          person={doing.editing.seen}
          busy={pending}
          problem={problem}
          onSave={(person) => void save(person, doing.editing)}
          onClose={close}
        />
      ) : null}
      {doing?.what === 'import' ? (
        <ImportList
          language={language}
          fileName={doing.name}
          text={doing.text}
          present={people}
          busy={pending}
          problem={problem}
          onTake={(next) => void change(next).then((isDone) => (isDone ? close() : undefined))}
          onClose={close}
        />
      ) : null}
    </main>
  );
};
