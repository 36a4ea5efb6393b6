import Papa from 'papaparse';
import type { HomeKept } from '../../../contract/viewers';
import { FORMULA } from '../../../view/formulas';
import { resultsOf, standingsOf, type ResultRow, type StandingRow } from './results';

const RESULTS = [
  'ended',
  'event',
  'game',
  'white',
  'black',
  'whitePoints',
  'blackPoints',
  'winner',
  'turns',
  'matchId',
] as const satisfies readonly (keyof ResultRow)[];
const STANDINGS = [
  'place',
  'team',
  'played',
  'won',
  'drawn',
  'lost',
  'matchPoints',
  'points',
] as const satisfies readonly (keyof StandingRow)[];

const csvOf = (fields: readonly string[], rows: readonly object[]): string => {
  const data = rows.map((row) => fields.map((field) => Reflect.get(row, field) as unknown));
  return `${Papa.unparse([[...fields], ...data], { escapeFormulae: FORMULA })}\r\n`;
};

/** Tables of results by their addresses below viewers/. What a spreadsheet would work out is behind an apostrophe. */
export const resultFiles = (kept: readonly HomeKept[]): ReadonlyMap<string, string> => {
  const results = resultsOf(kept);
  const standings = standingsOf(results);
  return new Map([
    ['results/matches.json', JSON.stringify(results)],
    ['results/matches.csv', csvOf(RESULTS, results)],
    ['results/teams.json', JSON.stringify(standings)],
    ['results/teams.csv', csvOf(STANDINGS, standings)],
  ]);
};
