import type { PrintAsk } from 'chess-match/client/printed';

/** What the page's address asks for: `&match=ID`, `&game=ID`, else the open match. */
export const askIn = (query: string): PrintAsk => {
  const given = new URLSearchParams(query);
  const [match, game] = [given.get('match'), given.get('game')];
  if (match !== null) return { of: 'match', id: match };
  return game === null ? { of: 'open' } : { of: 'game', id: game };
};

/** The same as one text, for a choice from a list. */
export const askText = (ask: PrintAsk): string => (ask.of === 'open' ? 'open' : `${ask.of}:${ask.id}`);

/** What such a text asks for. */
export const askOf = (text: string): PrintAsk => {
  const [, of, id] = /^(match|game):(.+)$/s.exec(text) ?? [];
  return id === undefined || (of !== 'match' && of !== 'game') ? { of: 'open' } : { of, id };
};
