import js from '@eslint/js';
import globals from 'globals';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const BUNDLE = 'bundles/chess-match/src';

/** What pages may not reach of the match. */
const PAGES = '/bundles/|chess-match/(?!client|games/)|^chess\\.js|socket\\.io|/match/|(?<!^\\.)/obs/';

/** Imports point inward: each folder names what it must not reach. */
const closed = (files, patterns, message) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns: [{ regex: patterns, message }] }] },
});

/** Nobody looks whether a property spread from a literal is one too many. */
const SPREAD_LITERAL = {
  selector: 'ObjectExpression > SpreadElement > ObjectExpression.argument',
  message: 'Write the properties themselves',
};
const VENUE = '/(dashboard|graphics)/|^chess\\.js|nodecg';
const VENUE_PAGES = `${VENUE}|/server/|^socket\\.io$|^node:|chess-match/(?!contract/venue$|client/(serverTime|drawing|board|grounds|turn|contract|explore|wood)$|games/)`;

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/extension/',
      'schemas/types/',
      'node_modules/',
      'db/',
      'logs/',
      '.work/',
      'ograf/',
      'screenshots/',
      'coverage/',
    ],
  },
  js.configs.recommended,
  tseslint.configs.strict,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      eqeqeq: 'error',
      'no-restricted-syntax': ['error', SPREAD_LITERAL],
      // What prettier cannot break: comments, and what is neither text nor a pattern.
      'max-len': [
        'error',
        { code: 120, ignoreStrings: true, ignoreTemplateLiterals: true, ignoreRegExpLiterals: true },
      ],
    },
  },
  { files: ['**/*.js', 'scripts/**', 'tests/**'], languageOptions: { globals: globals.node } },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    files: ['dashboard/**', 'graphics/**', 'site/**', 'bundles/venue/src/pages/**', `${BUNDLE}/client/**`],
    plugins: { 'react-hooks': hooks },
    rules: hooks.configs['recommended-latest'].rules,
  },
  {
    files: ['commands', 'encoding', 'entry', 'games', 'show', 'texts', 'view'].map((room) => `${BUNDLE}/${room}/**`),
    ignores: ['**/*.test.ts', '**/testing/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        'Date',
        'performance',
        'crypto',
        'process',
        'setTimeout',
        'setInterval',
        'console',
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'The rules draw no random numbers.' },
      ],
    },
  },
  {
    files: [
      'graphics/**',
      ...['client', 'entry', 'games/chess', 'show', 'texts', 'view'].map((room) => `${BUNDLE}/${room}/**`),
    ],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        SPREAD_LITERAL,
        {
          selector: 'CallExpression > MemberExpression.callee[property.name=/^(toSorted|toReversed|toSpliced|with)$/]',
          message:
            'Graphics run in the browser source of OBS 29 and 30, Chrome 103, which has no such method: copy the list, and sort the copy.',
        },
      ],
    },
  },
  // A date of the calendar as a number, whatever the time is now.
  { files: [`${BUNDLE}/games/common/recordDate.ts`], rules: { 'no-restricted-globals': 'off' } },
  closed(
    [`${BUNDLE}/encoding/**`],
    '^(?!\\./|vitest|fast-check|node:)|^\\.\\./',
    'encoding/ reads bytes as text: it knows no game.',
  ),
  closed(
    [`${BUNDLE}/games/**`],
    '^(?!\\.|@schemas/|vitest|fast-check|fast-deep-equal$|node:)|/(match|obs|client|show)/|^(\\.\\./)+texts/|/(dashboard|graphics)/',
    'games/ are pure: other games, encodings and contract types; chess.js in tests alone.',
  ),
  closed(
    [`${BUNDLE}/games/common/**`],
    '^(?!\\.|@schemas/|vitest|fast-check|fast-deep-equal$|node:)|^\\.\\./(?!\\.\\./(notation|contract|view)/)|/(match|obs|client|show|texts)/',
    'games/common is what every game stands on: it knows no chess and no game.',
  ),
  { files: [`${BUNDLE}/games/{common,pgn}/*.test.ts`], rules: { 'no-restricted-imports': 'off' } },
  closed(
    [`${BUNDLE}/games/chess/**`],
    '^(?!\\.|@schemas/|vitest|fast-check)|/(swedish|business|progressive|belarusian)/|/common/(?!(judge|once|result|random|sides|studyRules)$)',
    'games/chess knows no game.',
  ),
  { files: [`${BUNDLE}/games/chess/**/*.test.ts`], rules: { 'no-restricted-imports': 'off' } },
  closed(
    [`${BUNDLE}/contract/**`],
    '^(?!@schemas/|\\./|vitest)',
    'contract/ names what stands in schemas/, for the server and the pages alike.',
  ),
  closed(
    [`${BUNDLE}/commands/**`],
    '^(?!\\.|@schemas/|vitest)|^(\\.\\./)+(match|obs|client|show|explore)(/|$)|/games/(?!commands$)',
    'commands/ says what commands there are, for the server and the pages alike: what carries them out is the server’s.',
  ),
  { files: [`${BUNDLE}/commands/*.test.ts`], rules: { 'no-restricted-imports': 'off' } },
  closed(
    [`${BUNDLE}/show/**`],
    '^(?!\\.|@schemas/|vitest|fast-check|fast-deep-equal$)|/(match|obs|client|texts|encoding)/|/games/(?!onAir$|common/(result|suggestions|presets)$)',
    'show/ is pure: contract types, Result, and what a game says of itself for the director.',
  ),
  { files: [`${BUNDLE}/show/**/*.test.ts`], rules: { 'no-restricted-imports': 'off' } },
  closed(
    [`${BUNDLE}/explore/**`],
    '^(?!\\.|vitest|fast-check)|/(match|obs|client|texts|encoding|show)/|/games/(?!common/(problem|recordText|result|sides|studyRules)$|chess/onFen|duel/record/faults$|pgn/tree$)',
    'explore/ tries moves: it needs chess and nothing of a match.',
  ),
  { files: [`${BUNDLE}/explore/*.test.ts`], rules: { 'no-restricted-imports': 'off' } },
  closed(
    [`${BUNDLE}/http/**`],
    '^(?!\\./|node:|vitest|fast-check)',
    'http/ is what every server of ours answers with: it knows none of them.',
  ),
  closed(
    [`${BUNDLE}/entry/**`],
    '^(?!\\./|@schemas/|vitest)',
    'entry/ is text and answers: a draft and its press, of no game.',
  ),
  closed(
    [`${BUNDLE}/view/**`],
    '^(?!\\.|@schemas/|vitest|fast-check)|/(match|obs|client|texts|show|explore)(/|$)|/games/(?!common/sides$|chess/(keys|pieceLetters|placement|sanIn|spelling)$)',
    'view/ is what pages of all kinds need to know: contract types and how moves are written, of no game.',
  ),
  closed(
    [`${BUNDLE}/match/**`, `${BUNDLE}/obs/**`],
    '/(client|dashboard|graphics)(/|$)|^react|^gsap',
    'The server does not import pages.',
  ),
  closed(
    [`${BUNDLE}/client/**`],
    '/(match|obs|dashboard|graphics)/|^chess\\.js|better-sqlite3',
    'client/ is what pages import: it hands on what is pure, and imports no server and no page.',
  ),
  closed(
    ['dashboard/**', 'graphics/**'],
    PAGES,
    'Pages reach the match only through chess-match/client, and a game through chess-match/games.',
  ),
  {
    // They hold what pages do against the lists and the rules themselves.
    files: ['{dashboard,graphics}/games/ownWords.test.ts', 'dashboard/games/**/*Judged.test.ts'],
    rules: { 'no-restricted-imports': 'off' },
  },
  closed(
    ['graphics/!(games)/**'],
    `${PAGES}|chess-match/games/|^(\\.\\./)+games/`,
    'What draws any game knows none: air/byGame.ts asks games/screens.ts who draws.',
  ),
  {
    files: ['graphics/air/byGame.ts', 'graphics/!(games)/**/*.test.ts', 'graphics/games/*.test.ts'],
    rules: { 'no-restricted-imports': 'off' },
  },
  ...Object.entries({
    business: 'swedish|progressive',
    swedish: 'business|progressive',
    progressive: 'business|swedish',
  }).map(([game, others]) =>
    closed(
      [`graphics/games/${game}/**`],
      `${PAGES}|/(${others})(/|$)`,
      'No game draws with the parts of another: what both need is of no game.',
    ),
  ),
  closed(
    ['site/**'],
    '/(dashboard|bundles)/|/graphics/(?!air/theme$|games/business/(facts|tree/layout/lanes)$)|chess-match/(?!contract/viewers$|client/(view|drawing|board|grounds|contract)$|games/)|^chess\\.js|nodecg|^node:',
    'Pages at home know the document, how a match is drawn, and the sentences and lanes of the overlays; nothing of the house.',
  ),
  { files: ['site/**/*.test.ts'], rules: { 'no-restricted-imports': 'off' } },
  closed(
    ['companion/src/**'],
    '/(dashboard|graphics|site|tests|scripts)/|chess-match/src/(?!contract/|texts(/|$)|view/)|chess-match/(?!src/|client/(show|view)$)|^react|nodecg|better-sqlite3',
    'Keys know the commands, what the crew is told, and words: nothing of the server and of pages.',
  ),
  closed(['bundles/venue/src/pages/**'], VENUE_PAGES, 'Pages of devices reach the venue server only by its wire.'),
  ...Object.entries({
    kit: 'displays|captain|tables|games',
    tables: 'displays|captain|games',
    displays: 'captain|games',
    captain: 'displays|games',
  }).map(([room, above]) =>
    closed(
      [`bundles/venue/src/pages/${room}/**`],
      `${VENUE_PAGES}|^\\.\\./(${above})/`,
      'Pages of devices stand on the kit: tables on it, displays and captains beside each other, games on all of them.',
    ),
  ),
  closed(
    ['bundles/venue/src/{server,wire}/**'],
    `${VENUE}|/pages/|^react|chess-match/(?!contract/venue$|client/(serverTime|turn|contract|view)$|games/|explore$|makings$|studyRules$|supervised$|configFile$|http$)`,
    'The venue server knows the wire to the match server, and no pages.',
  ),
  { files: ['bundles/venue/src/**/*.test.ts'], rules: { 'no-restricted-imports': 'off' } },
  {
    files: ['**/*.test.ts', '**/*.test.tsx', 'tests/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
);
