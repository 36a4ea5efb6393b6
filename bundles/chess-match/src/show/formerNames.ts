import { presentBoard, presentScore } from '../contract/formerViews';
import type { Suggestion } from '@schemas/show';
import type { EndedEntered, ShowEvent } from './events';

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

type Views = EndedEntered['views'];
type Board = Views['boards']['boards'][number];
type StoredViews = Views & { readonly board1?: Board; readonly board2?: Board };

/** The boards of a game that had ended were views of their own, `board1` and `board2`. */
const presentViews = ({ board1, board2, ...views }: StoredViews): Views => {
  const boards = board1 && board2 ? [board1, board2] : views.boards.boards;
  return { ...views, score: presentScore(views.score), boards: { boards: boards.map(presentBoard) } };
};

const withPresentViews = (event: ShowEvent): ShowEvent =>
  event.type === 'showBegun' && event.ended
    ? { ...event, ended: { ...event.ended, views: presentViews(event.ended.views) } }
    : event;

/** What a suggestion is about was an amount of chips, in every game. */
const presentSuggestion = (stored: Suggestion): Suggestion => {
  const { chips, ...rest } = stored as Suggestion & { readonly chips?: number | null };
  return chips === undefined ? stored : { ...rest, amount: chips };
};

const withPresentSuggestions = (event: ShowEvent): ShowEvent =>
  event.type === 'suggestionsMade' ? { ...event, open: event.open.map(presentSuggestion) } : event;

/** An event of the show as any release has stored it, by its names of today. */
export const presentEvent = (stored: { readonly type: string }): ShowEvent => {
  const type = presentName(stored.type);
  const fields = FIELDS[type] ?? {};
  const entries = Object.entries(stored).map(([name, value]) => [fields[name] ?? name, value]);
  return withPresentSuggestions(withPresentViews({ ...(Object.fromEntries(entries) as ShowEvent), type } as ShowEvent));
};
