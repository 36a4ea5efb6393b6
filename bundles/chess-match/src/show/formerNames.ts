import type { ShowEvent } from './events';

/** Events, commands and codes of refusals as earlier releases called them, with their names of today. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['offersMade', 'suggestionsMade'],
  ['offerIgnored', 'suggestionIgnored'],
  ['offerRulesSet', 'suggestionModesSet'],
  ['offerReturnSet', 'returnDelaySet'],
  ['analysisOffered', 'analysisProposed'],
  ['cueOffer', 'cueSuggestion'],
  ['acceptOffer', 'acceptSuggestion'],
  ['ignoreOffer', 'ignoreSuggestion'],
  ['setOfferRules', 'setSuggestionModes'],
  ['setOfferReturn', 'setReturnDelay'],
  ['offerAnalysis', 'proposeAnalysis'],
  ['offer/gone', 'suggestion/gone'],
  ['offer/bad_rules', 'suggestion/bad_modes'],
]);

/** What a name that was stored is called now. */
export const presentName = (name: string): string => NAMES.get(name) ?? name;

/** Fields of such events. */
const FIELDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  graphicsTaken: { offer: 'suggestion' },
  suggestionIgnored: { offer: 'suggestion' },
  suggestionModesSet: { rules: 'modes' },
};

interface StoredBeginning {
  readonly ended?: { readonly views: Readonly<Record<string, unknown>> } | null;
}

/** The boards of a game that had ended were views of their own, `board1` and `board2`. */
const withBoards = (begun: StoredBeginning): StoredBeginning => {
  if (!begun.ended || begun.ended.views['board1'] === undefined) return begun;
  const { board1, board2, ...views } = begun.ended.views;
  return { ...begun, ended: { ...begun.ended, views: { ...views, boards: { boards: [board1, board2] } } } };
};

/** An event of the show as any release has stored it, by its names of today. */
export const presentEvent = (stored: { readonly type: string }): ShowEvent => {
  const type = presentName(stored.type);
  const fields = FIELDS[type] ?? {};
  const entries = Object.entries(stored).map(([name, value]) => [fields[name] ?? name, value]);
  const event = { ...(Object.fromEntries(entries) as ShowEvent), type } as ShowEvent;
  return (type === 'showBegun' ? withBoards(event as StoredBeginning) : event) as ShowEvent;
};
