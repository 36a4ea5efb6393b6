import { roleText, type AuditKind, type Language, type Role } from 'chess-match/client';
import { Field, Select, TextInput } from '../../shared';
import type { HealthTexts } from '../texts/texts';
import { ACTOR_ROLES } from '../../shared/actorText';
import { KINDS, type FilterValues } from './filter';

interface FilterProps {
  readonly values: FilterValues;
  readonly onChange: (values: FilterValues) => void;
  readonly texts: HealthTexts;
  readonly language: Language;
}

const ANY = 'any';

/** Which entries are asked for. */
export const FilterBar = ({ values, onChange, texts, language }: FilterProps) => {
  const set = (fields: Partial<FilterValues>): void => onChange({ ...values, ...fields });
  return (
    <div className="audit-filter" role="search">
      <Field label={texts.role}>
        <Select<Role | typeof ANY>
          local
          value={values.role ?? ANY}
          options={[
            { value: ANY, label: texts.any },
            ...ACTOR_ROLES.map((role) => ({ value: role, label: roleText(role, language) })),
          ]}
          onChange={(role) => set({ role: role === ANY ? null : role })}
          testId="audit-role"
        />
      </Field>
      <Field label={texts.kind}>
        <Select<AuditKind | typeof ANY>
          local
          value={values.kind ?? ANY}
          options={[
            { value: ANY, label: texts.any },
            ...KINDS.map((kind) => ({ value: kind, label: texts.kinds[kind] })),
          ]}
          onChange={(kind) => set({ kind: kind === ANY ? null : kind })}
          testId="audit-kind"
        />
      </Field>
      <Field label={texts.person}>
        <TextInput
          type="search"
          value={values.person}
          onChange={(person) => set({ person })}
          data-testid="audit-person"
        />
      </Field>
      <Field label={texts.text}>
        <TextInput type="search" value={values.text} onChange={(text) => set({ text })} data-testid="audit-text" />
      </Field>
      <Field label={texts.from}>
        <TextInput
          type="datetime-local"
          value={values.from}
          onChange={(from) => set({ from })}
          data-testid="audit-from"
        />
      </Field>
      <Field label={texts.to}>
        <TextInput type="datetime-local" value={values.to} onChange={(to) => set({ to })} data-testid="audit-to" />
      </Field>
    </div>
  );
};
