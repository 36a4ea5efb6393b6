import type { HomeAudience } from 'chess-match/contract/viewers';

/**
 * The WebSocket of an audience.
 * @param live what a document names: below the page's own address, or a whole one
 * @throws where it is no address
 */
export const channelAddress = (live: string, audience: HomeAudience, page: string): string => {
  const url = new URL(`${live}/${audience}`, page);
  url.protocol = url.protocol.replace('http', 'ws');
  url.hash = '';
  return url.href;
};
