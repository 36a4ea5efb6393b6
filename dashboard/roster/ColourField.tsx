import { TEAM_COLOUR_VALUES } from 'chess-match/client';
import { areAlike, TEAM_COLOURS, type TeamColour } from 'chess-match/client/show';
import { Field, Select, type PageProps } from '../shared';
import { ROSTER_TEXTS } from './texts/texts';

const NONE = 'none';

interface ColourFieldProps extends PageProps {
  readonly colour: TeamColour | null;
  /** The other team's. */
  readonly other: TeamColour | null;
  readonly onChange: (colour: TeamColour | null) => void;
}

/** A team's colour on air, of those that nobody takes for the other team's. */
export const ColourField = ({ language, colour, other, onChange }: ColourFieldProps) => {
  const texts = ROSTER_TEXTS[language];
  const offered = TEAM_COLOURS.filter((one) => one === colour || !areAlike(one, other));
  return (
    <div className="team-colour" title={other === null ? undefined : texts.colourHint}>
      <Field label={texts.colour}>
        <Select
          value={colour ?? NONE}
          testId="team-colour"
          onChange={(value) => onChange(value === NONE ? null : value)}
          options={[
            { value: NONE, label: texts.none },
            ...offered.map((value) => ({ value, label: texts.colours[value] })),
          ]}
        />
      </Field>
      <span
        className="swatch"
        data-testid="swatch"
        data-colour={colour ?? NONE}
        style={colour === null ? {} : { background: TEAM_COLOUR_VALUES[colour] }}
      />
    </div>
  );
};
