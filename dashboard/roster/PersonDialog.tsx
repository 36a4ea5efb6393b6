import type { Problem, RosterPerson } from 'chess-match/client';
import { Button, CancelButton, Dialog, type PageProps, Refusal, submits, WindowKeys } from '../shared';
import type { Group } from './model/people';
import { PersonFields } from './PersonFields';
import { labelOf, ROSTER_TEXTS } from './texts/texts';
import { usePersonDraft } from './usePersonDraft';

interface PersonDialogProps extends PageProps {
  readonly group: Group;
  /** null: a new one. */
  readonly person: RosterPerson | null;
  readonly busy: boolean;
  readonly problem: Problem | null;
  readonly onSave: (person: RosterPerson) => void;
  readonly onClose: () => void;
}

const SAVE = labelOf(({ save }) => save);

/** The window in which one person is written. */
export const PersonDialog = ({ language, group, person, busy, problem, onSave, onClose }: PersonDialogProps) => {
  const texts = ROSTER_TEXTS[language];
  const draft = usePersonDraft(person, group);
  const save = (): void => {
    const finished = draft.finish();
    if (finished !== null) onSave(finished);
  };
  return (
    <Dialog
      open
      title={person === null ? texts.add : texts.edit}
      onClose={onClose}
      testId="person-dialog"
      footer={
        <>
          <CancelButton onClose={onClose} />
          <WindowKeys bindings={[{ id: 'save', label: SAVE, keys: 'Ctrl+Enter', run: save, when: !busy }]} />
          <Button kind="primary" busy={busy} keyId="save" data-testid="save-person" onClick={save}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form className="person-form" noValidate onSubmit={submits(save)}>
        <PersonFields language={language} group={group} person={draft} />
        <Refusal problem={problem} testId="problem-person" />
      </form>
    </Dialog>
  );
};
