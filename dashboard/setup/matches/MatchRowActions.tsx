import type { Language } from 'chess-match/client';
import { Button, Menu } from '../../shared';
import { gameForm, type MatchItem } from '../../shared/matchForm';
import { sheetsPage } from '../../shared/sheetsPage';
import type { SetupTexts } from '../texts/texts';
import { ELSEWHERE_TEXTS } from './elsewhere/words';

/** What is done with a match of the list. */
export interface MatchActs {
  readonly language: Language;
  readonly busy: boolean;
  readonly onOpen: (matchId: string) => void;
  readonly onArchive: (matchId: string, archived: boolean) => void;
  readonly onPublish: (matchId: string, published: boolean) => void;
  readonly onDuplicate: (matchId: string, from: 'start' | 'now') => void;
  readonly onRename: (match: MatchItem) => void;
  readonly onElsewhere: (match: MatchItem) => void;
  readonly onReturn: (first: MatchItem) => void;
}

const download = (what: 'journal' | 'league', matchId: string): void => {
  window.location.assign(`/chess-match/${what}?match=${encodeURIComponent(matchId)}`);
};

const actionsOf = (match: MatchItem, texts: SetupTexts, on: MatchActs) => {
  const { matchId, game, archived, published, open, status } = match;
  const mayReturn = status === 'over' && gameForm(game)?.returnHint !== null;
  const hasLeague = status === 'over' && !match.rehearsal && gameForm(game)?.leagueExtension !== undefined;
  return [
    ...(mayReturn ? [{ id: 'return', label: texts.returnGame, onSelect: () => on.onReturn(match) }] : []),
    { id: 'rename', label: texts.rename, onSelect: () => on.onRename(match) },
    { id: 'duplicate-start', label: texts.duplicateStart, onSelect: () => on.onDuplicate(matchId, 'start') },
    { id: 'duplicate-now', label: texts.duplicateNow, onSelect: () => on.onDuplicate(matchId, 'now') },
    { id: 'sheets', label: texts.sheets, onSelect: () => void window.open(sheetsPage(matchId), '_blank') },
    { id: 'export', label: texts.exportFile, onSelect: () => download('journal', matchId) },
    ...(hasLeague ? [{ id: 'league', label: texts.league, onSelect: () => download('league', matchId) }] : []),
    {
      id: 'elsewhere',
      label: ELSEWHERE_TEXTS[on.language].menu,
      disabled: status !== 'over',
      onSelect: () => on.onElsewhere(match),
    },
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

interface MatchRowActionsProps {
  readonly match: MatchItem;
  readonly texts: SetupTexts;
  readonly acts: MatchActs;
}

/** To open a match, and the menu of everything else that can be done with it. */
export const MatchRowActions = ({ match, texts, acts }: MatchRowActionsProps) => (
  <span className="row-actions" data-match={match.matchId} data-open={match.open}>
    <Button
      disabled={match.open || match.archived}
      busy={acts.busy}
      data-testid="open-match"
      onClick={() => acts.onOpen(match.matchId)}
    >
      {texts.open}
    </Button>
    <Menu
      trigger={
        <Button data-testid="match-menu" aria-label={`${texts.more}: ${match.white} — ${match.black}`}>
          {texts.more} ▾
        </Button>
      }
      items={actionsOf(match, texts, acts)}
    />
  </span>
);
