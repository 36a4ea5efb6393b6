import type { Problem } from '@schemas/obs';
import { obsProblem } from './problem';

/** How a connection, or the attempt at one, ended. */
export type Loss =
  | { readonly kind: 'closed'; readonly code: number }
  /** The socket is open and OBS does not answer: frozen, or its window is blocked. */
  | { readonly kind: 'silent'; readonly request: string; readonly timeoutMs: number };

export interface AfterLoss {
  readonly state: 'lost' | 'refused';
  readonly problem: Problem;
  /** Null: not before a human asks. */
  readonly retryAfterMs: number | null;
}

/** obs-websocket's AuthenticationFailed. */
const WRONG_PASSWORD = 4009;
/** Short, so that the picture is right within two seconds of OBS's return. */
export const RETRY_MS = 500;

const isWrongPassword = (loss: Loss): boolean => loss.kind === 'closed' && loss.code === WRONG_PASSWORD;

/** obs/wrong_password, obs/no_answer or obs/not_connected. */
export const lossProblem = (loss: Loss, address: string): Problem => {
  if (loss.kind === 'silent') {
    const { request, timeoutMs } = loss;
    return obsProblem('obs/no_answer', { request, timeoutMs });
  }
  return obsProblem(isWrongPassword(loss) ? 'obs/wrong_password' : 'obs/not_connected', { address });
};

/**
 * What follows a loss. A wrong password stays wrong and OBS shows every try to its user, so only a human's press tries
 * again; everything else is retried every half second.
 */
export const afterLoss = (loss: Loss, address: string): AfterLoss => {
  const problem = lossProblem(loss, address);
  if (isWrongPassword(loss)) return { state: 'refused', problem, retryAfterMs: null };
  return { state: 'lost', problem, retryAfterMs: RETRY_MS };
};
