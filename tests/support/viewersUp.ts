import { until } from './until';

/**
 * Until a server serves viewers at home too: it does so from a thread of its own, which starts when it answers already.
 */
export const viewersUp = (url: string): Promise<void> =>
  until(
    () =>
      fetch(`${url}/health`).then(
        () => true,
        () => false,
      ),
    `viewers to be served at ${url}`,
  );
