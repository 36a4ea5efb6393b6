import { formatHalves, type Language } from 'chess-match/client';
import type { Column } from '../../shared';
import { gameForm, type MatchItem } from '../../shared/matchForm';
import type { SetupTexts } from '../texts/texts';
import { MatchRowActions, type MatchActs } from './MatchRowActions';

const tagsOf = (match: MatchItem, texts: SetupTexts): readonly string[] => [
  ...(match.open ? [texts.isOpen] : []),
  ...(match.rehearsal ? [texts.isRehearsal] : []),
  ...(match.archived ? [texts.isArchived] : []),
  ...(match.published ? [] : [texts.isUnpublished]),
  texts.status[match.status],
];

/** What a game is called; one that this build does not know by its id. */
const nameOf = (game: string, language: Language): string => gameForm(game)?.texts[language].game ?? game;

/** What is read of each match of the list, and what can be done with it. */
export const matchColumns = (texts: SetupTexts, acts: MatchActs): readonly Column<MatchItem>[] => [
  {
    id: 'names',
    header: texts.match,
    sortBy: ({ white, black }) => `${white} ${black}`,
    cell: ({ white, black, event }) => (
      <span className="match-names">
        <strong>
          {white} — {black}
        </strong>
        <small>{event}</small>
      </span>
    ),
  },
  {
    id: 'game',
    header: texts.game,
    sortBy: ({ game }) => nameOf(game, acts.language),
    cell: ({ game }) => nameOf(game, acts.language),
  },
  {
    id: 'score',
    header: texts.score,
    cell: ({ scoreWhite, scoreBlack }) => `${formatHalves(scoreWhite)} : ${formatHalves(scoreBlack)}`,
  },
  {
    id: 'state',
    header: texts.state,
    cell: (match) => (
      <span className="tags">
        {tagsOf(match, texts).map((tag) => (
          <span key={tag} className="tag">
            {tag}
          </span>
        ))}
      </span>
    ),
  },
  {
    id: 'created',
    header: texts.created,
    sortBy: ({ createdAtMs }) => createdAtMs,
    cell: ({ createdAtMs }) => texts.time(createdAtMs),
  },
  {
    id: 'actions',
    header: texts.actions,
    align: 'end',
    cell: (match) => <MatchRowActions match={match} texts={texts} acts={acts} />,
  },
];
