const POLL_MS = 20;

/**
 * Resolves when the condition holds. The limit is for machines that are many times slower than usual: no test measures
 * by it. @throws when it does not within `limitMs`, naming what was waited for.
 */
export const until = async (
  condition: () => boolean | Promise<boolean>,
  what: string,
  limitMs = 60_000,
): Promise<void> => {
  const giveUpMs = Date.now() + limitMs;
  while (!(await condition())) {
    if (Date.now() > giveUpMs) throw new Error(`Waited ${limitMs} ms in vain for ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
};
