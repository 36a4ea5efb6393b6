import { GRAPHIC_NAMES, presetsOf, type PeopleView, type Suggestion } from 'chess-match/client';
import { Button } from '../../shared';
import { boardName } from 'chess-match/client/view';
import { usePage } from '../state/context';
import { formatSide } from '../texts/words';
import { suggestionText } from './suggestionText';

export type SuggestionAnswer = 'cueSuggestion' | 'acceptSuggestion' | 'ignoreSuggestion';

interface SuggestionCardProps {
  readonly suggestion: Suggestion;
  readonly isFirst: boolean;
  readonly isBusy: boolean;
  readonly onAnswer: (type: SuggestionAnswer) => void;
}

/** What is suggested, by the name the director knows: a picture's, or that of the graphic it brings. */
const useNameOf = ({ airs, alone }: Suggestion): string => {
  const { language, match } = usePage();
  const brought = airs.filter(({ on }) => on).map(({ graphic }) => graphic);
  const isIt = (graphics: readonly string[]): boolean =>
    graphics.length === brought.length && graphics.every((graphic, place) => graphic === brought[place]);
  const preset = presetsOf(match?.game ?? null).find((known) => isIt(known.airs.map(({ graphic }) => graphic)));
  const [graphic] = brought;
  if (alone && preset !== undefined) return preset.name[language];
  return graphic === undefined ? '' : GRAPHIC_NAMES[language][graphic].name;
};

/** The name of whoever it is about, where that is one person; null where not. */
const personIn = ({ airs }: Suggestion, people: PeopleView): string | null => {
  const all = [...people.white.people, ...people.black.people];
  const ids = airs.flatMap(({ content }) => (content !== null && 'person' in content ? [content.person] : []));
  return all.find(({ id }) => ids.includes(id))?.name ?? null;
};

/** Looked at first: the preview shows what it brings and what goes for it, and the take is the director's. */
export const SuggestionCard = ({ suggestion, isFirst, isBusy, onAnswer }: SuggestionCardProps) => {
  const { strings, language, match, people } = usePage();
  const words = strings.suggestions;
  const name = useNameOf(suggestion);
  const nameOf = (board: number | null): string =>
    board === null ? '' : match === null ? String(board) : boardName(match, board);
  const { kind, side, board, other, amount, text = '' } = suggestion;
  const about = {
    who: personIn(suggestion, people) ?? formatSide(language)(side),
    board: nameOf(board),
    other: nameOf(other),
    amount: amount ?? 0,
    text,
  };
  return (
    <li className="suggestion" data-kind={kind} data-testid="suggestion">
      <span className="suggestion-text">
        {suggestionText(kind, language).said(about)}: {words.take(name)}
      </span>
      <Button
        kind="primary"
        busy={isBusy}
        keyId={isFirst ? 'look' : undefined}
        data-testid="look"
        onClick={() => onAnswer('cueSuggestion')}
      >
        {words.look}
      </Button>
      <Button
        busy={isBusy}
        keyId={isFirst ? 'accept' : undefined}
        data-testid="accept"
        onClick={() => onAnswer('acceptSuggestion')}
      >
        {words.accept}
      </Button>
      <Button
        busy={isBusy}
        keyId={isFirst ? 'ignore' : undefined}
        data-testid="ignore"
        onClick={() => onAnswer('ignoreSuggestion')}
      >
        {words.ignore}
      </Button>
    </li>
  );
};
