import type { RescueView } from '@schemas/rescue';
import { troubleText } from '../../bundles/chess-match/src/texts';
import { causesOf, lacksRoom } from '../../dashboard/rescue/model/causes';
import { teamsOf, type FoundMatch, type RescueCopy, type Way } from '../../dashboard/rescue/model/ways';
import { en } from '../../dashboard/rescue/texts/en';

const flagOf = ({ choice }: Way): string => (choice.way === 'copy' ? `--copy ${choice.file}` : `--${choice.way}`);

const confirmedLine = ({ confirmed }: RescueView): string =>
  confirmed === null
    ? en.confirmedUnknown
    : `${en.turns(confirmed.turns)}${confirmed.turn === '' ? '' : ` (${en.turn(confirmed.turn)})`}, ${confirmed.match ?? en.noMatch}, ${en.time(confirmed.atMs)}`;

const foundLine = ({ found }: RescueView): string => {
  if (found === null) return en.readNothing;
  const open = found.matches.find(({ isOpen }) => isOpen);
  const held = open === undefined ? en.matchLost : `${en.turns(open.turns ?? 0)}, ${teamsOf(open)}`;
  return `${held}${found.lastEntryAtMs === null ? '' : `, ${en.time(found.lastEntryAtMs)}`}`;
};

const matchLine = (match: FoundMatch): string => {
  const state =
    match.turns === null ? en.notReadable : match.damagedAt === null ? en.isWhole : en.damagedAt(match.damagedAt);
  return `  ${teamsOf(match)}${match.isOpen ? ` (${en.isOpen})` : ''}: ${en.turns(match.turns ?? 0)}. ${state}`;
};

const unreadableLine = ({ file, kind, atMs }: RescueCopy): string =>
  `  ${file} (${en.kinds[kind]}, ${en.time(atMs)}). ${en.unreadable}`;

/** How a way is told on the console: its flag, what it is, what it costs. */
export const wayLines = (way: Way, confirmed: RescueView['confirmed'], isRecommended: boolean): readonly string[] => [
  `  npm run rescue -- ${flagOf(way)}${isRecommended ? '   <- recommended' : ''}`,
  `      ${en.title(way)}`,
  `      ${way.isOpen ? `${en.verdict(way, confirmed)}. ${en.keeps}: ${en.keepsWhat(way, confirmed)}` : en.closed[way.choice.way]}`,
];

/** What there is of the journal, as text for the terminal. */
export const viewLines = (view: RescueView, ways: readonly Way[], recommended: Way | null): readonly string[] => {
  const isFull = lacksRoom(view);
  const broken = isFull ? en.noRoom : en.broken;
  const headline = view.active ? broken : view.findings.length > 0 ? en.wholeBut : en.whole;
  const unreadable = view.copies.filter(({ readable }) => !readable);
  return [
    `${headline}.`,
    ...causesOf(view).map((finding) => `  ${troubleText(finding, 'en')}`),
    '',
    `${en.confirmedLast}: ${confirmedLine(view)}`,
    `${en.readNow}: ${foundLine(view)}`,
    '',
    `${en.matches}:`,
    ...(view.found === null || view.found.matches.length === 0
      ? [`  ${en.noMatches}`]
      : view.found.matches.map(matchLine)),
    ...(unreadable.length === 0 ? [] : ['', `${en.copies}:`, ...unreadable.map(unreadableLine)]),
    ...(!isFull && (view.active || view.findings.length > 0)
      ? [
          '',
          'First save everything: npm run rescue -- --save FILE.tar.gz',
          'Then choose a way. The damaged files stay beside the new journal.',
          ...ways.filter(({ isOpen }) => isOpen).flatMap((way) => wayLines(way, view.confirmed, way === recommended)),
        ]
      : []),
  ];
};
