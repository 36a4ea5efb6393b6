/*
 * Loaded before NodeCG, which takes a few functions from large packages, and loads ways to log in and to report faults
 * that are not switched on: a cluster, remote calls, a generator of random tests, a compiler and a parser come with
 * them, a third of every start, and for that long a server that was killed is away. Here it gets what it asks for, when
 * it asks.
 */
import Module, { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const load = Module._load;

/** The package's index by name: `Effect` is `effect/Effect`; functions such as `pipe` are of `effect/Function`. */
const effect = new Proxy(
  {},
  {
    get: (_, name) =>
      /^[A-Z]/.test(String(name)) ? require(`effect/${String(name)}`) : require('effect/Function')[name],
  },
);

/** A module of which NodeCG uses the default export alone, loaded by its first use. */
const whenUsed = (loadIt) => ({
  __esModule: true,
  get default() {
    const loaded = loadIt();
    return loaded.__esModule ? loaded.default : loaded;
  },
});

/** A module of which NodeCG uses these exports alone, loaded by the first use of one. */
const exportsWhenUsed =
  (...names) =>
  (loadIt) =>
    Object.defineProperties(
      {},
      Object.fromEntries(names.map((name) => [name, { enumerable: true, get: () => loadIt()[name] }])),
    );

const LIGHTER = {
  effect: () => effect,
  '@effect/platform-node': () => ({ NodeRuntime: require('@effect/platform-node/NodeRuntime') }),
  // For bundles that have their scripts rewritten.
  'express-transform-bare-module-specifiers': whenUsed,
  // For the panels' and graphics' pages.
  cheerio: whenUsed,
  // For those who report faults to a service.
  '@sentry/node': exportsWhenUsed('Handlers', 'captureException', 'configureScope', 'init'),
  // For those who log in to NodeCG with an account elsewhere.
  'passport-discord': exportsWhenUsed('Strategy'),
  'passport-steam': whenUsed,
  'passport-twitch-helix': exportsWhenUsed('Strategy'),
};

/** NodeCG's files in cfg/ are read by it: the mark that some editors put before a text is none of their content. */
const withoutMark = (loadIt) => (text) => loadIt()(text.replace(/^\uFEFF/, ''));

/**
 * It tells at every start, before anything else, that a project like ours is an experiment; it does so where it is
 * first asked.
 */
const withoutNotice = (loadIt) => {
  const util = loadIt();
  const { warn } = console;
  console.warn = () => undefined;
  util.isLegacyProject();
  console.warn = warn;
  return util;
};

const OTHERWISE = { ...LIGHTER, 'parse-json': withoutMark, '@nodecg/internal-util': withoutNotice };

Module._load = function loadModule(request, ...rest) {
  const loadIt = () => load.call(this, request, ...rest);
  return Object.hasOwn(OTHERWISE, request) ? OTHERWISE[request](loadIt) : loadIt();
};

// What NodeCG says before it comes to our extension must not end a server that is started again after its reader has
// gone.
if (process.send !== undefined)
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
