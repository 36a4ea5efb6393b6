import type { CompanionOptionValues, SomeCompanionActionInputField } from '@companion-module/base';
import { presetsOf } from 'chess-match/client/show';
import { choiceName, fieldName } from '../commands/fieldWords';
import type { Field } from '../commands/boxCommand';
import { everybody, graphicName, instanceOf, items, type Desk } from '../desk';
import type { Language } from '../language';
import { wordsIn } from '../words';
import type { GraphicId } from 'chess-match/client/show';

interface Choice {
  readonly id: string;
  readonly label: string;
}

/** What a person would not type: who is there, what the rundown has, which scenes OBS has. */
const known = (name: string, desk: Desk, language: Language): readonly Choice[] | null => {
  switch (name) {
    case 'person':
      return everybody(desk).map(({ id, name: label }) => ({ id, label }));
    case 'item':
      return items(desk).map(({ id, title, kind }) => ({
        id,
        label: title === '' ? wordsIn(language).items[kind] : title,
      }));
    case 'preset':
      return presetsOf(desk.views.match.game).map(({ id, name: label }) => ({ id, label: label[language] }));
    case 'scene':
      return (instanceOf(desk, 'program')?.scenes ?? []).map((scene) => ({ id: scene, label: scene }));
    default:
      return null;
  }
};

/** A reason that stands in the journal: who reads it knows that nobody could type one. */
const firstText = (name: string, language: Language): string => (name === 'reason' ? wordsIn(language).reason : '');

const hint = (field: Field, language: Language): string | undefined => {
  const words = wordsIn(language).options;
  if (field.kind !== 'text' && field.kind !== 'number') return undefined;
  if (field.isOptional) return words.leftOut;
  return field.isNullable ? words.none : undefined;
};

/** The option by which a key says a field; null: the module says it. */
export const optionOf = (field: Field, desk: Desk | null, language: Language): SomeCompanionActionInputField | null => {
  const { name } = field;
  if (field.kind === 'seen') return null;
  const label = fieldName(field)[language];
  const description = hint(field, language);
  const common = { id: name, label, ...(description !== undefined && { description }) };
  const found = desk === null ? null : known(name, desk, language);
  if (found !== null)
    return { ...common, type: 'dropdown', choices: [...found], default: found[0]?.id ?? '', allowCustom: true };
  switch (field.kind) {
    case 'check':
      return { ...common, type: 'checkbox', default: true };
    case 'choice': {
      const choices = field.choices.map((id) => ({
        id,
        label: name === 'graphic' ? graphicName(id as GraphicId, language) : (choiceName(name, id)?.[language] ?? id),
      }));
      return { ...common, type: 'dropdown', choices, default: field.choices[0] ?? '' };
    }
    case 'number':
      if (!field.isNullable)
        return { ...common, type: 'number', min: field.least, max: field.most, default: Math.max(field.least, 0) };
      return { ...common, type: 'textinput', default: '', useVariables: true, regex: '/^\\d*$/' };
    case 'text':
      return { ...common, type: 'textinput', default: firstText(name, language), useVariables: true };
  }
};

const LEFT_OUT = Symbol('left out');

const valueOf = (field: Field, options: CompanionOptionValues): unknown => {
  const value = options[field.name];
  const isEmpty = value === undefined || value === null || value === '';
  if (isEmpty && field.isOptional) return LEFT_OUT;
  switch (field.kind) {
    case 'check':
      return value === true || value === 'true';
    case 'number':
      return isEmpty && field.isNullable ? null : Number(value);
    case 'text':
      return isEmpty && field.isNullable ? null : String(value ?? '');
    case 'choice':
    case 'seen':
      return value;
  }
};

/** What a command says, as the options of a key have it; without what the module says. */
export const bodyOf = (fields: readonly Field[], options: CompanionOptionValues): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    fields
      .filter(({ kind }) => kind !== 'seen')
      .map((field) => [field.name, valueOf(field, options)] as const)
      .filter(([, value]) => value !== LEFT_OUT),
  );
