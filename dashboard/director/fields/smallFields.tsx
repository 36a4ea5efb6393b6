import { cardIn, cardsOf, useReplicant } from 'chess-match/client';
import { boardName } from 'chess-match/client/view';
import { usePage } from '../state/context';
import { Choice } from './Choice';
import type { FieldsProps } from './props';
import { TextField } from './TextField';

/** Nothing can be chosen: the graphic plays the match on. */
export const NoFields = () => null;

export const FocusFields = ({ content, onChange }: FieldsProps<'focus'>) => {
  const { strings, boards, match } = usePage();
  const numbers = Array.from({ length: boards }, (_, index) => index + 1);
  const options = [
    [null, strings.fields.latestBoard] as const,
    ...numbers.map((board) => [board, match === null ? `${board}` : boardName(match, board)] as const),
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

export const OutlookFields = ({ content, onChange }: FieldsProps<'outlook'>) => {
  const { fields } = usePage().strings;
  const options = [['band', fields.band] as const, ['corner', fields.corner] as const];
  return (
    <Choice
      label={fields.variant}
      value={content.variant}
      options={options}
      onChange={(variant) => onChange({ variant })}
    />
  );
};

export const TurningPointFields = ({ content, onChange }: FieldsProps<'turning-point'>) => {
  const { fields } = usePage().strings;
  const options = [['latest', fields.latest] as const, ['weightiest', fields.weightiest] as const];
  return (
    <Choice label={fields.which} value={content.which} options={options} onChange={(which) => onChange({ which })} />
  );
};

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

/** The cards are those of the open game. */
export const ExplainerFields = ({ content, onChange }: FieldsProps<'explainer'>) => {
  const { language, strings } = usePage();
  const game = useReplicant('match')?.game ?? null;
  const options = cardsOf(game).map(({ id, name }) => [id, name[language]] as const);
  return (
    <Choice
      label={strings.fields.card}
      value={cardIn(game, content.card)}
      options={options}
      onChange={(card) => onChange({ card })}
    />
  );
};
