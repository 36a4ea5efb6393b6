import type { HomeAudience } from 'chess-match/contract/viewers';

/** The signed link this page was opened by. */
export interface Link {
  readonly audience: Exclude<HomeAudience, 'all'>;
  /** Path of the page for everybody. */
  readonly open: string;
}

const PATH = /^(.*\/)v\/(white|black)\/\d+\/[\w-]+\/[\w-]+\/$/;

/** @returns null where the page was opened as anybody opens it */
export const linkIn = (pathname: string): Link | null => {
  const [, open = '', audience] = PATH.exec(pathname) ?? [];
  return audience === 'white' || audience === 'black' ? { audience, open } : null;
};

/** For as long as the page is open. */
export const LINK = typeof location === 'undefined' ? null : linkIn(location.pathname);
