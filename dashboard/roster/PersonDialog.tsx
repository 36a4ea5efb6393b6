import { useAssets, useReplicant, type RosterPerson, type Problem } from 'chess-match/client';
import { seenName } from 'chess-match/client/view';
import { useId, useState } from 'react';
import { Button, Dialog, Field, Refusal, Select, TextInput, WindowKeys, type PageProps } from '../shared';
import { newPersonId, ROLES, type Group } from './model/people';
import { FIGURES, readFigure } from './model/readPerson';
import { labelOf, ROSTER_TEXTS } from './texts/texts';
import { SeatField } from './SeatField';
import { UploadButton } from './UploadButton';
import { useSeats } from './useSeats';

interface PersonDialogProps extends PageProps {
  readonly group: Group;
  /** null: a new one. */
  readonly person: RosterPerson | null;
  readonly busy: boolean;
  readonly problem: Problem | null;
  readonly onSave: (person: RosterPerson) => void;
  readonly onClose: () => void;
}

const NONE = 'none';
const SAVE = labelOf(({ save }) => save);

const fresh = (group: Group): RosterPerson => ({
  id: newPersonId(group),
  name: '',
  title: '',
  role: ROLES[group].find((role) => role === 'player') ?? ROLES[group][0] ?? 'player',
  rating: null,
  table: null,
  photo: null,
  mic: null,
});

/** Everything about one person. */
export const PersonDialog = ({ language, group, person, busy, problem, onSave, onClose }: PersonDialogProps) => {
  const texts = ROSTER_TEXTS[language];
  const photos = useAssets('photos');
  const channels = useReplicant('sound')?.channels ?? [];
  const [draft, setDraft] = useState(() => person ?? fresh(group));
  /** As typed: what is wrong stays to be corrected. */
  const [figures, setFigures] = useState({ rating: String(draft.rating ?? ''), table: String(draft.table ?? '') });
  const [isTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const inputs = useId();
  const seats = useSeats(group);
  const set = (change: Partial<RosterPerson>): void => setDraft({ ...draft, ...change });
  const { photo } = draft;
  const other = photo === null || photos.some(({ url }) => url === photo) ? [] : [{ value: photo, label: photo }];
  const figureProblem = (column: 'rating' | 'table'): string | null => {
    const [min, max] = FIGURES[column];
    return readFigure(figures[column], column) === undefined ? texts.range(min, max) : null;
  };
  const save = (): void => {
    setTried(true);
    const name = seenName(draft.name);
    const [rating, table] = [readFigure(figures.rating, 'rating'), readFigure(figures.table, 'table')];
    if (name === '' || rating === undefined || table === undefined) return;
    onSave({ ...draft, name, rating, table, title: draft.title.trim(), mic: draft.mic?.trim() || null });
  };
  return (
    <Dialog
      open
      title={person === null ? texts.add : texts.edit}
      onClose={onClose}
      testId="person-dialog"
      footer={
        <>
          <Button local onClick={onClose}>
            {texts.cancel}
          </Button>
          <WindowKeys bindings={[{ id: 'save', label: SAVE, keys: 'Ctrl+Enter', run: save, when: !busy }]} />
          <Button kind="primary" busy={busy} keyId="save" data-testid="save-person" onClick={save}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form
        className="person-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Field label={texts.name} problem={isTried && seenName(draft.name) === '' ? texts.saveHint : null}>
          <TextInput
            value={draft.name}
            maxLength={120}
            autoFocus
            data-testid="person-name"
            onChange={(name) => set({ name })}
          />
        </Field>
        <Field label={texts.title}>
          <TextInput
            value={draft.title}
            maxLength={160}
            data-testid="person-title"
            onChange={(title) => set({ title })}
          />
        </Field>
        <Field label={texts.role}>
          <Select
            value={draft.role}
            local
            testId="person-role"
            options={ROLES[group].map((role) => ({ value: role, label: texts[role] }))}
            onChange={(role) => set({ role })}
          />
        </Field>
        <Field label={texts.rating} problem={figureProblem('rating')}>
          <TextInput
            value={figures.rating}
            inputMode="numeric"
            data-testid="person-rating"
            onChange={(rating) => setFigures({ ...figures, rating })}
          />
        </Field>
        {seats.length > 0 ? (
          <SeatField
            {...{ seats, texts }}
            board={draft.table}
            onChange={(table) => {
              set({ table });
              setFigures({ ...figures, table: String(table ?? '') });
            }}
          />
        ) : (
          <Field label={texts.table} problem={figureProblem('table')}>
            <TextInput
              value={figures.table}
              inputMode="numeric"
              data-testid="person-table"
              onChange={(table) => setFigures({ ...figures, table })}
            />
          </Field>
        )}
        <Field label={texts.mic}>
          <TextInput
            value={draft.mic ?? ''}
            maxLength={200}
            list={inputs}
            data-testid="person-mic"
            onChange={(mic) => set({ mic: mic === '' ? null : mic })}
          />
        </Field>
        <datalist id={inputs}>
          {channels.map(({ input }) => (
            <option key={input} value={input} />
          ))}
        </datalist>
        <Field label={texts.photo} problem={refusal}>
          <Select
            value={photo ?? NONE}
            local
            options={[
              { value: NONE, label: texts.none },
              ...other,
              ...photos.map(({ name, url }) => ({ value: url, label: name })),
            ]}
            onChange={(value) => set({ photo: value === NONE ? null : value })}
          />
        </Field>
        <div className="photo">
          {photo === null ? null : <img className="face" src={photo} alt="" />}
          <UploadButton
            category="photos"
            label={texts.upload}
            testId="photo"
            onUploaded={(uploaded) => {
              setRefusal('refusal' in uploaded ? uploaded.refusal : null);
              if ('url' in uploaded) setDraft((now) => ({ ...now, photo: uploaded.url }));
            }}
          />
        </div>
        <Refusal problem={problem} testId="problem-person" />
      </form>
    </Dialog>
  );
};
