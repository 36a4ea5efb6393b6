import type { Problem } from '@schemas/draft';
import type { RescueView } from '@schemas/rescue';

/**
 * The rescue goes over HTTP alone: it has to work while nothing else of the server does.
 * Where everything there is of a journal can be taken away as one file.
 */
export const RESCUE_FILES = '/chess-match/rescue/files';

const LIMIT_MS = 10_000;
/** To put a journal together from what is left of an evening takes seconds, not minutes. */
const TAKE_LIMIT_MS = 120_000;

/** What is there of the journal. @throws when the server does not answer */
export const fetchRescue = async (): Promise<RescueView> => {
  const response = await fetch('/chess-match/rescue', { signal: AbortSignal.timeout(LIMIT_MS), cache: 'no-store' });
  if (!response.ok) throw new Error(`GET rescue: ${response.status}`);
  return (await response.json()) as RescueView;
};

type Answer = { readonly ok: true } | { readonly ok: false; readonly error: Problem };

const NO_ANSWER: Answer = {
  ok: false,
  error: { code: 'client/no_answer', params: {}, rule: null, item: null },
};

/** Goes that way. The server starts anew afterwards, or has to be started. */
export const takeRescueWay = async (choice: object): Promise<Answer> => {
  try {
    const response = await fetch('/chess-match/rescue/take', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(choice),
      signal: AbortSignal.timeout(TAKE_LIMIT_MS),
    });
    return (await response.json()) as Answer;
  } catch {
    return NO_ANSWER;
  }
};

/** For how long the server has been up, by its own clock; null where it does not answer or does not say. */
export const fetchUptime = async (): Promise<{ readonly answered: boolean; readonly uptimeMs: number | null }> => {
  try {
    const response = await fetch('/chess-match/health', { signal: AbortSignal.timeout(LIMIT_MS), cache: 'no-store' });
    // With an alarm it answers 503, and is there all the same.
    const { uptimeMs } = (await response.json()) as { readonly uptimeMs?: unknown };
    return { answered: true, uptimeMs: typeof uptimeMs === 'number' ? uptimeMs : null };
  } catch {
    return { answered: false, uptimeMs: null };
  }
};
