import { useReplicant } from 'chess-match/client';
import { useId } from 'react';
import { Field, Select, TextInput, type PageProps } from '../shared';
import { ROLES, type Group } from './model/people';
import { PhotoField } from './PhotoField';
import { SeatField } from './SeatField';
import { ROSTER_TEXTS } from './texts/texts';
import type { PersonDraft } from './usePersonDraft';
import { useSeats } from './useSeats';

interface PersonFieldsProps extends PageProps {
  readonly group: Group;
  readonly person: PersonDraft;
}

interface FigureFieldProps extends Omit<PersonFieldsProps, 'group'> {
  readonly figure: 'elo' | 'seat';
}

const FigureField = ({ language, person, figure }: FigureFieldProps) => {
  const texts = ROSTER_TEXTS[language];
  const missed = person.rangeMissed(figure);
  return (
    <Field label={texts[figure]} problem={missed === null ? null : texts.range(...missed)}>
      <TextInput
        value={person.figures[figure]}
        inputMode="numeric"
        data-testid={`person-${figure}`}
        onChange={(text) => person.setFigure(figure, text)}
      />
    </Field>
  );
};

interface CodeFieldProps extends Omit<PersonFieldsProps, 'group'> {
  readonly code: 'federation' | 'fide';
}

const CodeField = ({ language, person, code }: CodeFieldProps) => {
  const texts = ROSTER_TEXTS[language];
  const wrong = { federation: texts.pFederation, fide: texts.pFide };
  return (
    <Field label={texts[code]} problem={person.isCodeWrong(code) ? wrong[code] : null}>
      <TextInput
        value={person.codes[code]}
        maxLength={20}
        data-testid={`person-${code}`}
        onChange={(text) => person.setCode(code, text)}
      />
    </Field>
  );
};

/** The microphone, offered from those that OBS has. */
const MicField = ({ language, person: { draft, set } }: Omit<PersonFieldsProps, 'group'>) => {
  const channels = useReplicant('sound')?.channels ?? [];
  const inputs = useId();
  return (
    <>
      <Field label={ROSTER_TEXTS[language].mic}>
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
    </>
  );
};

/** Everything about one person. */
export const PersonFields = ({ language, group, person }: PersonFieldsProps) => {
  const texts = ROSTER_TEXTS[language];
  const { draft, set, setFigure } = person;
  const seats = useSeats(group);
  return (
    <>
      <Field label={texts.name} problem={person.lacksName ? texts.saveHint : null}>
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
      <FigureField language={language} person={person} figure="elo" />
      {seats.length > 0 ? (
        <SeatField
          seats={seats}
          texts={texts}
          board={draft.seat}
          onChange={(seat) => {
            set({ seat });
            setFigure('seat', String(seat ?? ''));
          }}
        />
      ) : (
        <FigureField language={language} person={person} figure="seat" />
      )}
      <CodeField language={language} person={person} code="federation" />
      <CodeField language={language} person={person} code="fide" />
      <MicField language={language} person={person} />
      <PhotoField language={language} photo={draft.photo} onChange={(photo) => set({ photo })} />
    </>
  );
};
