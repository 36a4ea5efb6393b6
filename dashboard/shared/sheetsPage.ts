const PAGE = '/bundles/chess-broadcast/dashboard/dist/sheets/index.html?standalone=true';

/** The page that prints score sheets and the protocol, of one match or of the open one. */
export const sheetsPage = (matchId: string | null): string =>
  matchId === null ? PAGE : `${PAGE}&match=${encodeURIComponent(matchId)}`;
