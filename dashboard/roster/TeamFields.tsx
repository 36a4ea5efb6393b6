import type { RosterView } from 'chess-match/client';
import { seenName } from 'chess-match/client/view';
import { useState } from 'react';
import { Button, Field, type PageProps, submits, TextInput } from '../shared';
import { ColourField } from './ColourField';
import { LogoField } from './LogoField';
import { ROSTER_TEXTS } from './texts/texts';

type Team = RosterView['white'];

interface TeamFieldsProps extends PageProps {
  readonly team: Team;
  /** Whose colour is not to be mistaken for this team's. */
  readonly other: Team;
  /** What the team is called in the open match: offered where it has no name here yet. */
  readonly nameInMatch: string;
  /** @returns whether it was saved */
  readonly onChange: (change: Partial<Omit<Team, 'people'>>) => Promise<boolean>;
  /** Somebody else changed the name that is being typed over here. */
  readonly onConflict: () => void;
}

interface Typed {
  readonly text: string;
  readonly over: string;
}

const isOverOther = (typed: Typed | null, present: string): boolean => typed !== null && typed.over !== present;

/** A team's name, by which its people follow it when colours change, its logo and its colour. */
export const TeamFields = ({ language, team, other, nameInMatch, onChange, onConflict }: TeamFieldsProps) => {
  const texts = ROSTER_TEXTS[language];
  /** A name that is not saved yet, and the one it was typed over; the team whose name it is may have changed sides. */
  const [typed, setTyped] = useState<Typed | null>(null);
  const [shorter, setShorter] = useState<Typed | null>(null);
  const short = shorter?.text ?? team.short;
  const name = typed?.text ?? (team.name === '' ? nameInMatch : team.name);
  const save = async (): Promise<void> => {
    if (isOverOther(typed, team.name) || isOverOther(shorter, team.short)) {
      setTyped(typed === null ? null : { ...typed, over: team.name });
      setShorter(shorter === null ? null : { ...shorter, over: team.short });
      onConflict();
    } else if (await onChange({ name: seenName(name), short: seenName(short) })) {
      setTyped(null);
      setShorter(null);
    }
  };
  return (
    <form className="team-fields" onSubmit={submits(save)}>
      <Field label={texts.teamName}>
        <TextInput
          value={name}
          maxLength={80}
          data-testid="team-name"
          onChange={(text) => setTyped({ text, over: typed?.over ?? team.name })}
        />
      </Field>
      <Field label={texts.shortName}>
        <TextInput
          value={short}
          maxLength={24}
          data-testid="team-short"
          onChange={(text) => setShorter({ text, over: shorter?.over ?? team.short })}
        />
      </Field>
      <Button
        disabled={seenName(name) === team.name && seenName(short) === team.short}
        data-testid="save-team"
        onClick={() => void save()}
      >
        {texts.save}
      </Button>
      <LogoField language={language} logo={team.logo} onChange={(logo) => void onChange({ logo })} />
      <ColourField
        language={language}
        colour={team.colour}
        other={other.colour}
        onChange={(colour) => void onChange({ colour })}
      />
    </form>
  );
};
