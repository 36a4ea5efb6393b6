import { formatHalves, type Language } from 'chess-match/client';
import { useMemo } from 'react';
import { Button, Menu, Table, type Column } from '../../shared';
import { gameForm, type MatchItem } from '../../shared/matchForm';
import { SETUP_TEXTS, type SetupTexts } from '../texts/texts';

interface MatchListProps {
  readonly language: Language;
  readonly matches: readonly MatchItem[];
  readonly busy: boolean;
  readonly onOpen: (matchId: string) => void;
  readonly onArchive: (matchId: string, archived: boolean) => void;
  readonly onPublish: (matchId: string, published: boolean) => void;
  readonly onDuplicate: (matchId: string, from: 'start' | 'now') => void;
  readonly onRename: (match: MatchItem) => void;
  readonly onReturn: (first: MatchItem) => void;
}

const tagsOf = (match: MatchItem, texts: SetupTexts): readonly string[] => [
  ...(match.open ? [texts.isOpen] : []),
  ...(match.rehearsal ? [texts.isRehearsal] : []),
  ...(match.archived ? [texts.isArchived] : []),
  ...(match.published ? [] : [texts.isUnpublished]),
  texts.status[match.status],
];

/** What a game is called; one that this build does not know by its id. */
const nameOf = (game: string, language: Language): string => gameForm(game)?.texts[language].game ?? game;

const download = (matchId: string): void => {
  window.location.assign(`/chess-match/journal?match=${encodeURIComponent(matchId)}`);
};

const actionsOf = (match: MatchItem, texts: SetupTexts, on: MatchListProps) => {
  const { matchId, game, archived, published, open, status } = match;
  const mayReturn = status === 'over' && gameForm(game)?.returnHint !== null;
  return [
    ...(mayReturn ? [{ id: 'return', label: texts.returnGame, onSelect: () => on.onReturn(match) }] : []),
    { id: 'rename', label: texts.rename, onSelect: () => on.onRename(match) },
    { id: 'duplicate-start', label: texts.duplicateStart, onSelect: () => on.onDuplicate(matchId, 'start') },
    { id: 'duplicate-now', label: texts.duplicateNow, onSelect: () => on.onDuplicate(matchId, 'now') },
    { id: 'export', label: texts.exportFile, onSelect: () => download(matchId) },
    {
      id: 'publish',
      label: published ? texts.unpublish : texts.publish,
      onSelect: () => on.onPublish(matchId, !published),
    },
    {
      id: 'archive',
      label: archived ? texts.unarchive : texts.archive,
      disabled: open,
      onSelect: () => on.onArchive(matchId, !archived),
    },
  ];
};

/** The matches, newest first, each with what can be done with it. */
export const MatchList = (props: MatchListProps) => {
  const { language, matches, busy, onOpen } = props;
  const texts = SETUP_TEXTS[language];
  const columns = useMemo<readonly Column<MatchItem>[]>(
    () => [
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
        sortBy: ({ game }) => nameOf(game, language),
        cell: ({ game }) => nameOf(game, language),
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
        cell: (match) => (
          <span className="row-actions" data-match={match.matchId} data-open={match.open}>
            <Button
              disabled={match.open || match.archived}
              busy={busy}
              data-testid="open-match"
              onClick={() => onOpen(match.matchId)}
            >
              {texts.open}
            </Button>
            <Menu
              trigger={
                <Button data-testid="match-menu" aria-label={`${texts.more}: ${match.white} — ${match.black}`}>
                  {texts.more} ▾
                </Button>
              }
              items={actionsOf(match, texts, props)}
            />
          </span>
        ),
      },
    ],
    [texts, language, busy, onOpen, props],
  );
  return (
    <Table
      label={texts.matches}
      columns={columns}
      rows={matches}
      rowKey={({ matchId }) => matchId}
      rowTestId="match-row"
    />
  );
};
