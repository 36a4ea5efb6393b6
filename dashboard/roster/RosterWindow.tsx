import type { Decoded, RosterView } from 'chess-match/client';
import type { PageProps } from '../shared';
import { ImportList } from './ImportList';
import type { Group } from './model/people';
import { savePerson, type Editing } from './model/savePerson';
import { PersonDialog } from './PersonDialog';
import type { RosterControl } from './useRoster';

/** What is being done in a window over the lists. */
export type Doing =
  | { readonly what: 'person'; readonly editing: Editing }
  | { readonly what: 'import'; readonly name: string; readonly text: Decoded | null };

interface RosterWindowProps extends PageProps {
  readonly people: RosterView;
  readonly doing: Doing;
  readonly control: RosterControl;
  readonly onDoing: (doing: Doing | null) => void;
  /** The person being edited stands in another group now. */
  readonly onMoved: (group: Group) => void;
}

/** A person being edited, or a list being read in. */
export const RosterWindow = ({ language, people, doing, control, onDoing, onMoved }: RosterWindowProps) => {
  const { change, pending, problem, clear, refuse } = control;
  const close = (): void => {
    clear();
    onDoing(null);
  };
  if (doing.what === 'import')
    return (
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
    );
  const { editing } = doing;
  return (
    <PersonDialog
      language={language}
      group={editing.group}
      person={editing.seen}
      busy={pending}
      problem={problem}
      onSave={(person) => {
        const saved = savePerson(people, editing, person);
        if ('changed' in saved) {
          // From now on it is edited as it stands: the second press is made knowing it.
          onMoved(saved.changed.group);
          onDoing({ what: 'person', editing: saved.changed });
          refuse();
          return;
        }
        void change(saved.people).then((isDone) => (isDone ? close() : undefined));
      }}
      onClose={close}
    />
  );
};
