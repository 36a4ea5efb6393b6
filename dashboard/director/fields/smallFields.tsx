import { usePage } from '../state/context';
import { Choice } from './Choice';
import type { FieldsProps } from './props';
import { TextField } from './TextField';

/** Nothing can be chosen: the graphic plays the match on. */
export const NoFields = () => null;

export const FocusFields = ({ content, onChange }: FieldsProps<'focus'>) => {
  const { strings, boards } = usePage();
  const numbers = Array.from({ length: boards }, (_, index) => index + 1);
  const options = [
    [null, strings.fields.latestBoard] as const,
    ...numbers.map((board) => [board, `${board}`] as const),
  ];
  return (
    <Choice
      label={strings.fields.board}
      value={content.board}
      options={options}
      onChange={(board) => onChange({ board })}
    />
  );
};

/** White, Black, or neither, which the graphic has its own word for. */
const SideFields = ({ neither, content, onChange }: FieldsProps<'mics' | 'teams'> & { readonly neither: string }) => {
  const { fields } = usePage().strings;
  const options = [[null, neither] as const, ['white', fields.white] as const, ['black', fields.black] as const];
  return <Choice label={neither} value={content.side} options={options} onChange={(side) => onChange({ side })} />;
};

export const MicsFields = (props: FieldsProps<'mics'>) => (
  <SideFields {...props} neither={usePage().strings.fields.micsNow} />
);

export const TeamsFields = (props: FieldsProps<'teams'>) => (
  <SideFields {...props} neither={usePage().strings.fields.bothTeams} />
);

export const IntroFields = ({ content, onChange }: FieldsProps<'intro'>) => {
  const { fields } = usePage().strings;
  return (
    <div className="fields">
      <TextField
        label={fields.heading}
        value={content.title}
        maxLength={120}
        onChange={(title) => onChange({ ...content, title })}
      />
      <TextField
        label={fields.subtitle}
        value={content.subtitle}
        maxLength={160}
        onChange={(subtitle) => onChange({ ...content, subtitle })}
      />
    </div>
  );
};

export const ExplainerFields = ({ content, onChange }: FieldsProps<'explainer'>) => {
  const { card } = usePage().strings.fields;
  const options = (['branching', 'selection', 'pass'] as const).map((name) => [name, card[name]] as const);
  return (
    <Choice
      label={card[content.card]}
      value={content.card}
      options={options}
      onChange={(name) => onChange({ card: name })}
    />
  );
};
