import { WORKPLACES } from '../../../bundles/chess-match/src/contract/crew';
import { VIEW_NAMES } from '../../../bundles/chess-match/src/contract/replicants';
import { VENUE_VIEWS } from '../../../bundles/chess-match/src/contract/venue';
import { EVERY_PLACE } from '../../../bundles/chess-match/src/games/halls';
import { ACCESSES } from '../../../bundles/chess-match/src/contract/viewersAccess';
import { mayKnowOf } from './crew';
import { allowedTo } from './device';
import { heldStatus, HOME_LINKS, homeStatuses } from './home';

const YES = '●';
const HIDDEN = '';

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const table = (corner: string, columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  [
    row([corner, ...columns]),
    row([corner, ...columns].map((_cell, at) => (at === 0 ? '---' : ':-:'))),
    ...rows.map(row),
  ].join('\n');

/**
 * Who may have what, as docs/secrecy.md has it: of the match server by workplaces, of the venue server by places, at
 * home by links.
 */
export const secrecyTable = (): string => {
  const workplaces = [...WORKPLACES, null];
  const ofCrew = VIEW_NAMES.map((name) => [
    `\`${name}\``,
    ...workplaces.map((workplace) => (mayKnowOf(workplace, name) ? YES : HIDDEN)),
  ]);
  const ofHall = EVERY_PLACE.map((place) => [
    `\`${place}\``,
    ...VENUE_VIEWS.map((name) => (allowedTo(place, 'team').includes(name) ? YES : HIDDEN)),
  ]);
  const statuses = homeStatuses();
  const ofHome = HOME_LINKS.map((link) => [link, ...ACCESSES.map((access) => String(statuses[link][access]))]);
  const ofFeeds = HOME_LINKS.map((link) => [
    link,
    ...ACCESSES.flatMap((access) => [String(statuses[link][access]), String(heldStatus(statuses[link][access]))]),
  ]);
  return [
    table('', [...WORKPLACES, 'no key'], ofCrew),
    table(
      '',
      VENUE_VIEWS.map((name) => `\`${name}\``),
      ofHall,
    ),
    table(
      '',
      ACCESSES.map((access) => `\`${access}\``),
      ofHome,
    ),
    table(
      '',
      ACCESSES.flatMap((access) => [`\`${access}\``, `\`${access}\`, held`]),
      ofFeeds,
    ),
  ].join('\n\n');
};
