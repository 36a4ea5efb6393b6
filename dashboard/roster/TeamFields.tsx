import { useAssets, type PeopleView } from 'chess-match/client';
import { useState } from 'react';
import { Button, Field, Select, TextInput, type PageProps } from '../shared';
import { ROSTER_TEXTS } from './texts/texts';

type Team = PeopleView['white'];
const NONE = 'none';

interface TeamFieldsProps extends PageProps {
  readonly team: Team;
  readonly onChange: (change: Pick<Team, 'name' | 'logo'>) => void;
}

/** A team's name, by which its people follow it when colours change, and its logo. */
export const TeamFields = ({ language, team, onChange }: TeamFieldsProps) => {
  const texts = ROSTER_TEXTS[language];
  const logos = useAssets('logos');
  const [name, setName] = useState(team.name);
  const { logo } = team;
  const known = logo === null || logos.some(({ url }) => url === logo) ? [] : [{ value: logo, label: logo }];
  return (
    <form
      className="team-fields"
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ name: name.trim(), logo });
      }}
    >
      <Field label={texts.teamName}>
        <TextInput value={name} maxLength={80} data-testid="team-name" onChange={setName} />
      </Field>
      <Button
        disabled={name.trim() === team.name}
        data-testid="save-team"
        onClick={() => onChange({ name: name.trim(), logo })}
      >
        {texts.save}
      </Button>
      <Field label={texts.logo}>
        <Select
          value={logo ?? NONE}
          onChange={(value) => onChange({ name: team.name, logo: value === NONE ? null : value })}
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
