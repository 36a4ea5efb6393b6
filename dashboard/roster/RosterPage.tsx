import { useReplicant, type PeopleView, type Person } from 'chess-match/client';
import { useRef, useState } from 'react';
import { Button, Panel, Refusal, Tabs, useSend, type PageProps } from '../shared';
import { download } from '../shared/download';
import { GroupTable } from './GroupTable';
import { ImportList } from './ImportList';
import { writeCsv } from './model/importList';
import { GROUPS, membersOf, withMembers, type Group } from './model/people';
import { PersonDialog } from './PersonDialog';
import { TeamFields } from './TeamFields';
import { ROSTER_TEXTS } from './texts/texts';

type Doing =
  | { readonly what: 'person'; readonly person: Person | null }
  | { readonly what: 'import'; readonly name: string; readonly text: string };

/** Teams, arbiters, commentators: who they are, where they sit, which microphone is theirs. */
export const RosterPage = ({ language }: PageProps) => {
  const texts = ROSTER_TEXTS[language];
  const people = useReplicant('people');
  const [group, setGroup] = useState<Group>('white');
  const [doing, setDoing] = useState<Doing | null>(null);
  /** The lists before each change made here, latest last. */
  const [before, setBefore] = useState<readonly PeopleView[]>([]);
  const picker = useRef<HTMLInputElement>(null);
  const { send, pending, problem, clear } = useSend();
  if (people === undefined) return <main className="roster" />;

  const put = async (next: PeopleView): Promise<boolean> => {
    const answer = await send({ type: 'setPeople', expectedVersion: null, people: next });
    return answer.ok;
  };
  const change = async (next: PeopleView): Promise<boolean> => {
    const isDone = await put(next);
    if (isDone) setBefore((all) => [...all, people]);
    return isDone;
  };
  const undo = async (): Promise<void> => {
    const last = before.at(-1);
    if (last !== undefined && (await put(last))) setBefore((all) => all.slice(0, -1));
  };
  const close = (): void => setDoing(null);
  const changeMembers = (members: readonly Person[]): Promise<boolean> => change(withMembers(people, group, members));
  const save = async (person: Person): Promise<void> => {
    const members = membersOf(people, group);
    const isKnown = members.some(({ id }) => id === person.id);
    const next = isKnown ? members.map((member) => (member.id === person.id ? person : member)) : [...members, person];
    if (await changeMembers(next)) close();
  };
  const content = (shown: Group) => (
    <>
      {shown === 'white' || shown === 'black' ? (
        <TeamFields
          key={`${shown}:${people[shown].name}`}
          language={language}
          team={people[shown]}
          onChange={(team) => void change({ ...people, [shown]: { ...people[shown], ...team } })}
        />
      ) : null}
      <GroupTable
        language={language}
        group={shown}
        members={membersOf(people, shown)}
        busy={pending}
        onEdit={(person) => setDoing({ what: 'person', person })}
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
            <Button busy={pending} disabled={before.length === 0} data-testid="undo" onClick={() => void undo()}>
              {texts.undo}
            </Button>
            <Button
              busy={pending}
              data-testid="swap"
              onClick={() => void change({ ...people, white: people.black, black: people.white })}
            >
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
            <Button data-testid="import" onClick={() => picker.current?.click()}>
              {texts.importFile}
            </Button>
            <Button kind="primary" data-testid="add-person" onClick={() => setDoing({ what: 'person', person: null })}>
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
                  void file.text().then((text) => setDoing({ what: 'import', name: file.name, text }));
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
            label: `${texts[id]} ${membersOf(people, id).length}`,
            content: content(id),
          }))}
        />
      </Panel>
      {doing?.what === 'person' ? (
        <PersonDialog
          language={language}
          people={people}
          group={group}
          person={doing.person}
          busy={pending}
          problem={problem}
          onSave={(person) => void save(person)}
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
