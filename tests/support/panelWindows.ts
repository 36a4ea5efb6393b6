import type { Opened } from './windows';

const NAME = { by: ['[data-testid="who-i-am"]'], focus: '[data-testid="my-name"]', file: 'shared/frame/WhoIAm.tsx' };
const HELP = { by: ['[data-testid="open-help"]'], focus: 'button', file: 'shared/frame/Help.tsx' };
const NEW_MATCH = { focus: 'input[type="text"]', file: 'shared/matchForm/NewMatchDialog.tsx' };
const UNDO = { focus: '[data-testid="confirm"]', file: 'shared/arbiter/UndoPanel.tsx' };

/** The windows of each panel, opened one after the other by tests/pages.test.ts. */
export const WINDOWS: Readonly<Record<string, readonly Opened[]>> = {
  operator: [
    NAME,
    HELP,
    { by: ['[data-testid="open-matches"]'], focus: 'button', file: 'operator/dialogs/MatchesDialog.tsx' },
    { by: ['[data-testid="open-newMatch"]'], ...NEW_MATCH },
    { by: ['[data-testid="open-overlays"]'], focus: 'a, button', file: 'operator/dialogs/OverlaysDialog.tsx' },
    { by: ['[data-testid="open-arbiter"]'], focus: 'input', file: 'operator/dialogs/ArbiterDialog.tsx' },
    { by: ['keys:Alt+Backspace'], ...UNDO },
  ],
  arbiter: [
    NAME,
    HELP,
    { by: ['[data-testid="open-clock-form"]'], focus: 'input', file: 'arbiter/ClockPanel.tsx' },
    { by: ['[data-testid="tab-corrections"]', '[data-testid="undo-game"]'], ...UNDO },
    {
      by: ['[data-testid="tab-corrections"]', '[data-testid="open-past"]'],
      focus: '[data-testid="past-search"]',
      file: 'shared/arbiter/past/PastDialog.tsx',
    },
    {
      by: ['[data-testid="compare-2"]'],
      focus: '[data-testid="confirm-board"]',
      file: 'games/business/arbiter/CompareDialog.tsx',
    },
    {
      by: ['[data-testid="tab-claims"]', '[data-testid="flag-white"]'],
      focus: 'button',
      file: 'shared/arbiter/AskDialog.tsx',
    },
    {
      by: [
        '[data-testid="tab-incidents"]',
        'fill:[data-testid="incident-text"]=Шум в зале',
        '[data-testid="incident-note"]',
        '[data-testid^="strike-"]',
      ],
      focus: '[data-testid="reason-text"]',
      file: 'shared/arbiter/forms/ReasonDialog.tsx',
    },
  ],
  director: [
    NAME,
    HELP,
    { by: ['[data-testid="modes"]'], focus: 'button, input', file: 'director/suggestions/ModesDialog.tsx' },
    { by: ['[data-testid="plan"]'], focus: 'input', file: 'director/rundown/EveningDialog.tsx' },
    { by: ['[data-testid="add-item"]'], focus: 'input', file: 'director/rundown/ItemDialog.tsx' },
    { by: ['[data-testid^="edit-"]'], focus: 'button, input', file: 'director/grid/ContentDialog.tsx' },
  ],
  setup: [
    NAME,
    HELP,
    { by: ['[data-testid="new-match"]'], ...NEW_MATCH },
    {
      by: ['[data-testid="match-menu"]', '[data-testid="menu-rename"]'],
      focus: 'input',
      back: '[data-testid="match-menu"]',
      file: 'setup/matches/RenameDialog.tsx',
    },
    {
      by: ['file:[data-testid="import-file"]=game.bcr=1. 1:e4'],
      focus: 'button, input',
      file: 'shared/files/ImportDialog.tsx',
    },
    {
      by: ['[data-testid="tab-backups"]', '[data-testid="back-up"]', '[data-testid="restore"]'],
      focus: 'button',
      file: 'setup/backups/BackupsTab.tsx',
    },
  ],
  roster: [
    NAME,
    HELP,
    { by: ['[data-testid="add-person"]'], focus: '[data-testid="person-name"]', file: 'roster/PersonDialog.tsx' },
  ],
  health: [NAME, HELP],
  commentator: [
    NAME,
    HELP,
    {
      by: ['file:[data-testid="open-game-file"]=study.pgn=1. e4 e5 *'],
      focus: '[data-testid="open-game-do"]',
      back: null,
      file: 'commentator/opened/OpenGameWindow.tsx',
    },
    {
      by: ['[data-testid="mark"]'],
      focus: '[data-testid="mark-text"]',
      file: 'commentator/explorer/MarkMoment.tsx',
    },
  ],
  after: [
    NAME,
    HELP,
    {
      by: ['[data-testid="mark"]', '[data-testid="edit-mark"]'],
      focus: '[data-testid="mark-caption"]',
      file: 'after/MarkDialog.tsx',
    },
  ],
  prompter: [NAME, HELP],
};
/** What opens only where something stands that those pages have not, each with the test that opens it. */
export const ELSEWHERE: Readonly<Record<string, string>> = {
  'arbiter/apart/SeatWindow.tsx': 'pages.test.ts',
  'director/obs/PlanDialog.tsx': 'directorObs.test.ts',
  'director/sound/calibration/SettingsDialog.tsx': 'soundDesk.test.ts',
  'rescue/parts/TakeDialog.tsx': 'rescue.test.ts',
  'setup/hall/AskFirst.tsx': 'crew.test.ts',
  'setup/hall/DeviceDialog.tsx': 'venue.test.ts',
  'arbiter/TakeBackForm.tsx': 'pages.test.ts',
  'setup/matches/elsewhere/ElsewhereDialog.tsx': 'embed.test.ts',
  'shared/matchForm/LeaveRunning.tsx': 'pages.test.ts',
};
