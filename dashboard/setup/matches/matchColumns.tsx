import { formatPair } from 'chess-match/client';
import type { Column } from '../../shared';
import { gameName, type MatchItem } from '../../shared/matchForm';
import type { SetupTexts } from '../texts/texts';
import { MatchRowActions, type MatchActs } from './MatchRowActions';

const tagsOf = (match: MatchItem, texts: SetupTexts): readonly string[] => [
  ...(match.open ? [texts.isOpen] : []),
  ...(match.rehearsal ? [texts.isRehearsal] : []),
  ...(match.archived ? [texts.isArchived] : []),
  ...(match.published ? [] : [texts.isUnpublished]),
  texts.status[match.status],
];

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
    sortBy: ({ game }) => gameName(game, acts.language),
    cell: ({ game }) => gameName(game, acts.language),
  },
  {
    id: 'score',
    header: texts.score,
    cell: ({ scoreWhite, scoreBlack }) => formatPair(scoreWhite, scoreBlack),
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
