import { LANGUAGES, useReplicant, type Language } from 'chess-match/client';
import { GAME_SHEETS } from 'chess-match/client/printed';
import { Button, Checkbox, Field, Panel, Select, type Option } from '../shared';
import { askText } from './ask';
import { PAPERS, type Paper } from './paper/formats';
import { gameName } from '../shared/matchForm';
import type { SheetsTexts } from './texts/texts';
import { dateText } from '../shared/times';

/** A part that may be printed. */
export interface PartChoice {
  readonly id: string;
  readonly title: string;
}

export interface Chosen {
  /** The match, or the game of an empty form, as a text of `ask.ts`. */
  readonly asked: string;
  readonly language: Language;
  readonly paper: Paper;
  /** Parts that are left out. */
  readonly without: ReadonlySet<string>;
}

interface ChoicesProps {
  /** Of the page, which need not be that of the sheets. */
  readonly language: Language;
  readonly texts: SheetsTexts;
  readonly chosen: Chosen;
  readonly parts: readonly PartChoice[];
  readonly onChange: (change: Partial<Chosen>) => void;
  readonly onPrint: () => void;
}

/** Every match of the journal, the open one first, then the empty form of every game. */
const useMatchOptions = (texts: SheetsTexts, language: Language): readonly Option<string>[] => {
  const matches = useReplicant('matches')?.matches ?? [];
  const named = matches.map(({ matchId, white, black, createdAtMs, open }) => ({
    open,
    value: open ? askText({ of: 'open' }) : askText({ of: 'match', id: matchId }),
    label: open ? texts.openMatch(`${white} — ${black}`) : `${white} — ${black}, ${dateText(createdAtMs, language)}`,
  }));
  const forms = Object.keys(GAME_SHEETS).map((id) => ({
    value: askText({ of: 'game', id }),
    label: texts.emptyForm(gameName(id, language)),
  }));
  return [...named.toSorted((one, other) => Number(other.open) - Number(one.open)), ...forms];
};

const PartsField = ({ texts, chosen: { without }, parts, onChange }: ChoicesProps) => {
  const toggle = (id: string, isIn: boolean): void =>
    onChange({ without: new Set(isIn ? [...without].filter((other) => other !== id) : [...without, id]) });
  return (
    <fieldset className="sheets-parts">
      <legend>{texts.parts}</legend>
      <span className="sheets-all">
        <Button local kind="quiet" data-testid="all-parts" onClick={() => onChange({ without: new Set() })}>
          {texts.everything}
        </Button>
        <Button
          local
          kind="quiet"
          data-testid="no-parts"
          onClick={() => onChange({ without: new Set(parts.map(({ id }) => id)) })}
        >
          {texts.nothing}
        </Button>
      </span>
      {parts.map(({ id, title }) => (
        <Checkbox
          key={id}
          local
          label={title}
          checked={!without.has(id)}
          onChange={(isIn) => toggle(id, isIn)}
          testId={`part-${id}`}
        />
      ))}
    </fieldset>
  );
};

/** What is printed, in which language, on which paper. */
export const Choices = (props: ChoicesProps) => {
  const { language, texts, chosen, parts, onChange, onPrint } = props;
  const matches = useMatchOptions(texts, language);
  const isNothing = parts.every(({ id }) => chosen.without.has(id));
  return (
    <Panel title={texts.choice} className="sheets-choices">
      <Field label={texts.match}>
        <Select
          value={chosen.asked}
          options={matches}
          testId="sheets-match"
          onChange={(asked) => onChange({ asked, without: new Set() })}
        />
      </Field>
      <Field label={texts.language}>
        <Select
          local
          value={chosen.language}
          options={LANGUAGES.map((value) => ({ value, label: texts.languages[value] }))}
          testId="sheets-language"
          onChange={(next) => onChange({ language: next })}
        />
      </Field>
      <Field label={texts.paper}>
        <Select
          local
          value={chosen.paper}
          options={PAPERS.map((value) => ({ value, label: value }))}
          testId="sheets-paper"
          onChange={(paper) => onChange({ paper })}
        />
      </Field>
      {parts.length === 0 ? null : <PartsField {...props} />}
      <Button local kind="primary" disabled={isNothing} data-testid="sheets-print" onClick={onPrint}>
        {texts.print}
      </Button>
      <p className="sheets-hint">{texts.printHint}</p>
    </Panel>
  );
};
