import type { House } from '../feed/house';

/** Statuses by which a page of viewers answers for its documents; "not now" among them. */
const KNOWN = new Set([200, 304, 429, 500, 502, 503, 504]);

/**
 * The page of viewers at an address.
 * @param onAnswer of each answer for the documents of what is live: whether a page of viewers can have given it
 */
export const pageHouse = (address: string, onAnswer: (isRight: boolean) => void): House => ({
  address,
  ask: async (path, init) => {
    const response = await fetch(new URL(String(path), address), init);
    const isText = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    if (/^viewers\/[a-z]+\.json$/.test(String(path))) onAnswer(KNOWN.has(response.status) && !isText);
    return response;
  },
});
