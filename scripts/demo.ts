// npm run demo [-- --game GAME] [--pace SECONDS] [--language en|ru] [--url URL]: has a running server play the
// demonstration match as a new match with the pictures of an evening, one game after another (GAME alone, where it is
// named) while any page is open, until somebody does anything to the match. GAME is business, the usual one, swedish
// and others; SECONDS lie between two turns, 0.02 to 600.
import type { Answer } from '@schemas/answer';
import { problemText } from '../bundles/chess-match/src/texts';
import { LANGUAGES, type Language } from '../bundles/chess-match/src/view/language';
import { ArgumentError, readArguments } from './lib/arguments';
import { orEnd } from './lib/orEnd';
import { serverAddress } from './lib/project';
import { complain, say } from './lib/say';

const OPTIONS = {
  game: { type: 'string' },
  pace: { type: 'string' },
  language: { type: 'string' },
  url: { type: 'string' },
} as const;

/** @returns null: as the server is set */
const paceOf = (seconds: string | undefined): number | null => {
  if (seconds === undefined) return null;
  const paceMs = Math.round(Number(seconds) * 1000);
  if (paceMs >= 20 && paceMs <= 600_000) return paceMs;
  throw new ArgumentError(`--pace takes seconds from one turn to the next, 0.02 to 600, not "${seconds}".`);
};

/** @returns undefined: as the server is set */
const languageOf = (asked: string | undefined): Language | undefined => {
  const language = LANGUAGES.find((known) => known === asked);
  if (asked === undefined || language !== undefined) return language;
  throw new ArgumentError(`--language takes ${LANGUAGES.join(' or ')}, not "${asked}".`);
};

interface Asked {
  readonly game: string | undefined;
  readonly language: Language | undefined;
  readonly paceMs: number | null;
}

/** @returns null where nobody answers */
const play = async (url: string, asked: Asked): Promise<Answer | null> => {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ type: 'playDemonstration', ...asked });
  const response = await fetch(`${url}/chess-match/commands`, { method: 'POST', headers, body }).catch(() => null);
  return response === null ? null : ((await response.json()) as Answer);
};

const run = async (): Promise<boolean> => {
  const { game, pace, language: tongue, url: asked } = orEnd(() => readArguments({ options: OPTIONS })).values;
  const [paceMs, language] = orEnd(() => [paceOf(pace), languageOf(tongue)] as const);
  const url = asked ?? orEnd(() => serverAddress()).url;
  const answer = await play(url, { game, language, paceMs });
  if (answer === null) complain(`No server answers on ${url}. Start it with: npm start`);
  else if (!answer.ok) complain(problemText(answer.error, 'en'));
  else
    say(
      'The demonstration plays. It ends when somebody does anything to the match: "New match" on the operator\'s page.',
    );
  return answer?.ok === true;
};

if (!(await run())) process.exitCode = 1;
