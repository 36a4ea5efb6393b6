import type { Language } from '../view/language';
import type { BusinessErrorParams } from './business/errors';
import type { EndKind } from './business/state';
import { en as businessEn } from './business/texts/en';
import { ru as businessRu } from './business/texts/ru';
import type { SwedishErrorParams } from './swedish/errors';
import type { EndReason } from './swedish/state';
import { en as swedishEn } from './swedish/texts/en';
import { ru as swedishRu } from './swedish/texts/ru';

/** Every code a game refuses with. */
export type GameErrorParams = BusinessErrorParams & SwedishErrorParams;
/** Every way in which something ends in a game. */
export type GameEnd = EndKind | EndReason;

/** Of all games: a code belongs to one of them. */
export const GAME_PROBLEMS = {
  en: { ...businessEn.problems, ...swedishEn.problems },
  ru: { ...businessRu.problems, ...swedishRu.problems },
};

/** Of all games: an end that several of them have is called the same in each. */
export const GAME_ENDS = {
  en: { ...businessEn.ends, ...swedishEn.ends },
  ru: { ...businessRu.ends, ...swedishRu.ends },
};

type Fact = (kind: string, label: string) => string;
/** What can be undone in a game, by its id. */
export const GAME_FACTS: Readonly<Record<Language, Readonly<Record<string, Fact>>>> = {
  en: { business: businessEn.fact, swedish: swedishEn.fact },
  ru: { business: businessRu.fact, swedish: swedishRu.fact },
};
