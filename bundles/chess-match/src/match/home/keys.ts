import { createHmac } from 'node:crypto';

/** The environment variable that holds the secret. */
export const SECRET_NAME = 'VIEWERS_SECRET';
export const LEAST_SECRET_LENGTH = 16;

/** The secret of an environment; null where there is none, or one that is guessed too easily. */
export const secretOf = (env: NodeJS.ProcessEnv): string | null => {
  const secret = env[SECRET_NAME] ?? '';
  return secret.length < LEAST_SECRET_LENGTH ? null : secret;
};

/** Hexadecimal: safe in a header and in a configuration. */
const derived = (secret: string, use: string): string => createHmac('sha256', secret).update(use).digest('hex');

/** By what engines know us: derived, so that the secret itself stays in the house. */
export const publishKeyOf = (secret: string): string => derived(secret, 'publish');

/** By what links are signed: an engine that has it can look at links, and make some, but tells us nothing by it. */
export const linksKeyOf = (secret: string): string => derived(secret, 'links');
