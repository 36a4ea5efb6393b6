import { useAssets, type PeopleView } from 'chess-match/client';
import { useState } from 'react';
import { Button, Field, Select, TextInput, type PageProps } from '../shared';
import { ROSTER_TEXTS } from './texts/texts';

type Team = PeopleView['white'];
const NONE = 'none';

interface TeamFieldsProps extends PageProps {
  readonly team: Team;
  /** @returns whether it was saved */
  readonly onChange: (change: Pick<Team, 'name' | 'logo'>) => Promise<boolean>;
  /** Somebody else changed the name that is being typed over here. */
  readonly onConflict: () => void;
}

/** A team's name, by which its people follow it when colours change, and its logo. */
export const TeamFields = ({ language, team, onChange, onConflict }: TeamFieldsProps) => {
  const texts = ROSTER_TEXTS[language];
  const logos = useAssets('logos');
  /** A name that is not saved yet, and the one it was typed over. */
  const [typed, setTyped] = useState<{ readonly text: string; readonly over: string } | null>(null);
  const { logo } = team;
  const name = typed?.text ?? team.name;
  const save = async (): Promise<void> => {
    if (typed !== null && typed.over !== team.name) {
      setTyped({ ...typed, over: team.name });
      onConflict();
    } else if (await onChange({ name: name.trim(), logo })) setTyped(null);
  };
  const known = logo === null || logos.some(({ url }) => url === logo) ? [] : [{ value: logo, label: logo }];
  return (
    <form
      className="team-fields"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field label={texts.teamName}>
        <TextInput
          value={name}
          maxLength={80}
          data-testid="team-name"
          onChange={(text) => setTyped({ text, over: typed?.over ?? team.name })}
        />
      </Field>
      <Button disabled={name.trim() === team.name} data-testid="save-team" onClick={() => void save()}>
        {texts.save}
      </Button>
      <Field label={texts.logo}>
        <Select
          value={logo ?? NONE}
          onChange={(value) => void onChange({ name: team.name, logo: value === NONE ? null : value })}
          options={[
            { value: NONE, label: texts.none },
            ...known,
            ...logos.map(({ name: label, url }) => ({ value: url, label })),
          ]}
        />
      </Field>
    </form>
  );
};
