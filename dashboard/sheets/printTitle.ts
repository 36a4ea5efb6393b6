import type { PrintedMatch } from 'chess-match/client/printed';
import { useEffect } from 'react';

/** What no system takes in the name of a file. */
const NOT_IN_NAMES = /[\\/:*?"<>|\p{Cc}]+/gu;
const LONGEST_NAME = 120;

type Named = Pick<PrintedMatch, 'event' | 'teams' | 'begunAtMs'>;

/** What a file of the printed match is called: "2026-11-27 Cup, Reds — Blues, Score sheets". */
export const printTitle = ({ event, teams, begunAtMs }: Named, title: string): string => {
  const day = begunAtMs === null ? '' : new Date(begunAtMs).toLocaleDateString('sv');
  const names = [teams.white.name, teams.black.name].filter((name) => name !== '').join(' — ');
  const parts = [`${day} ${event}`, names, title].map((part) => part.replaceAll(NOT_IN_NAMES, ' ').trim());
  return parts
    .filter((part) => part !== '')
    .join(', ')
    .replaceAll(/\s+/g, ' ')
    .slice(0, LONGEST_NAME);
};

/** While it is printed the page is called as its file should be: browsers name that by it. */
export const usePrintTitle = (match: Named | null, title: string): void => {
  useEffect(() => {
    if (match === null) return;
    let usual = document.title;
    const before = (): void => {
      usual = document.title;
      document.title = printTitle(match, title);
    };
    const after = (): void => {
      document.title = usual;
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, [match, title]);
};
