import { createHmac } from 'node:crypto';

/** What engines are given of the secret: each opens one thing, and the secret itself stays in the house. */
export interface EngineKeys {
  /** Proves to an engine that a document comes from us. */
  readonly publish: string;
  /** Links are signed with it. */
  readonly links: string;
}

/** The environment variable that holds the secret. */
export const SECRET_NAME = 'VIEWERS_SECRET';
export const LEAST_SECRET_LENGTH = 16;

/** The secret of an environment; null where there is none, or one that is guessed too easily. */
export const secretOf = (env: NodeJS.ProcessEnv): string | null => {
  const secret = env[SECRET_NAME] ?? '';
  return secret.length < LEAST_SECRET_LENGTH ? null : secret;
};

/** Hexadecimal: safe in a header and in a configuration. */
export const keysOf = (secret: string): EngineKeys => {
  const derived = (use: string): string => createHmac('sha256', secret).update(use).digest('hex');
  return { publish: derived('publish'), links: derived('links') };
};
