import type { AirLanguage, MatchView, PeopleView, Side, TableBoard } from 'chess-match/client';
import { createElement } from 'react';
import type { TriedLook } from '../air/board/tried';
import { withinAir } from '../motion/air';
import { planTables, type Seen, type TablesStep } from './plan';
import { shownOf } from './shown';
import { TablesOverlay, type Home } from './TablesOverlay';
import { buildTables } from './timeline';

interface Sources {
  readonly match: MatchView;
  readonly people: PeopleView;
}

interface Drawn<P> {
  readonly picture: P;
  readonly before: P | null;
  readonly steps: readonly TablesStep[];
  readonly language: AirLanguage;
}

/** @param tables null: kept from this picture */
export const seenIn = (
  { match }: Sources,
  team: Side,
  tables: readonly TableBoard[] | null,
  chosen: number | null,
): Seen => ({ team, match, shown: shownOf(match, tables, chosen) });

/** How the three graphics of tables are drawn and move; they differ in what they may see. */
export const tablesParts = <P extends Sources>(home: Home, look: TriedLook, seenOf: (picture: P) => Seen) => ({
  plan: (previous: P, current: P) => planTables(seenOf(previous), seenOf(current)),
  build: withinAir(buildTables),
  Drawing: ({ picture, before, steps, language }: Drawn<P>) =>
    createElement(TablesOverlay, {
      home,
      look,
      steps,
      language,
      seen: seenOf(picture),
      before: before && seenOf(before),
      people: picture.people,
    }),
});
