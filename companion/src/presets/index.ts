import { actionsOf } from '../actions';
import type { Desk } from '../desk';
import type { Language } from '../language';
import { wordsIn } from '../words';
import { presetOf } from './key';
import { keysOf, type SectionId } from './keys';

/** Keys that work at once, in categories. */
export const presetSectionsOf = (desk: Desk | null, language: Language) => {
  const actions = actionsOf(desk, language);
  const sections = Object.entries(keysOf(desk, language, (type) => actions[type]?.name ?? type));
  const { sections: names } = wordsIn(language);
  return {
    structure: sections.map(([id, keys]) => ({ id, name: names[id as SectionId], definitions: Object.keys(keys) })),
    presets: Object.fromEntries(
      sections.flatMap(([, keys]) => Object.entries(keys).map(([id, key]) => [id, presetOf(key, language)])),
    ),
  };
};
