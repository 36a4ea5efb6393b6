import type { AirLanguage, PeopleView, Placement } from 'chess-match/client';
import { isBranching, ZONES } from 'chess-match/client/show';
import { gonePieces } from '../air/board/planPieces';
import { lineWritten, type TriedLook } from '../air/board/tried';
import { classes } from '../air/classes';
import { FitText } from '../air/FitText';
import look from '../air/look.module.css';
import { programLayout, screenLayout, sentenceIn, type TableLayout } from './layout';
import type { Seen, TablesStep } from './plan';
import { TableCard } from './TableCard';
import { tablesWords } from './words';
import css from './tables.module.css';

/** Where the tables are drawn: a full picture of the program, or over the screen of the team's own viewers. */
export type Home = 'program' | 'screen';

interface TablesOverlayProps {
  readonly home: Home;
  readonly look: TriedLook;
  readonly seen: Seen;
  readonly before: Seen | null;
  readonly steps: readonly TablesStep[];
  readonly people: PeopleView;
  readonly language: AirLanguage;
}

const NO_PIECES: Placement = {};

/** Tables of games without branches are boards of two, where people have seats of their own. */
const whoAt = ({ match, team }: Seen, people: PeopleView, table: number): string =>
  isBranching(match.game)
    ? people[team].people
        .filter((person) => person.seat === table)
        .map(({ name }) => name)
        .join(', ')
    : '';

const sentenceOf = ({ shown, team }: Seen, language: AirLanguage): string => {
  const words = tablesWords(language);
  if (shown.kind === 'secret') return words.secret;
  return shown.kind === 'idle' && shown.table !== null ? words.idleAt[team](shown.table) : words.idle[team];
};

const Sentence = ({ home, text }: { readonly home: Home; readonly text: string }) => {
  const { x, y, width, height } = sentenceIn(ZONES[home === 'program' ? 'full' : 'underCameras']);
  return (
    <p className={classes(css.sentence, look.plate, look.figures)} style={{ left: x, top: y, width, height }}>
      <FitText text={text} weight={650} width={width - 64} oneLine={[40, 36, 32]} twoLines={[32]} />
    </p>
  );
};

const layoutsOf = ({ shown }: Seen, home: Home): readonly TableLayout[] => {
  if (shown.kind !== 'tables') return [];
  const numbers = shown.tables.map(({ table }) => table);
  const hasReserves = shown.tables.some(({ reserves }) => reserves !== null);
  return home === 'program' ? programLayout(numbers) : screenLayout(numbers, shown.large, hasReserves);
};

/** The work tables of a team. */
export const TablesOverlay = ({ home, look: tried, seen, before, steps, people, language }: TablesOverlayProps) => {
  const piecesOf = (table: number): Placement => {
    const step = steps.find((one) => one.kind === 'pieces' && one.table === table);
    return step?.kind === 'pieces' ? gonePieces(step.steps) : NO_PIECES;
  };
  const swapped = steps.flatMap((step) => (step.kind === 'swap' ? [step.table] : []));
  /** @param only tables that are drawn; null: all */
  const cards = (of: Seen, isGone: boolean, only: readonly (number | null)[] | null) => {
    const layouts = layoutsOf(of, home);
    return of.shown.kind !== 'tables'
      ? []
      : of.shown.tables.flatMap((view, index) => {
          const layout = layouts[index];
          if (layout === undefined || (only !== null && !only.includes(view.table))) return [];
          const who = whoAt(of, people, view.table);
          const ghosts = isGone ? NO_PIECES : piecesOf(view.table);
          return [
            <TableCard
              key={`${view.table} ${isGone}`}
              view={lineWritten(view, tried, language)}
              ground={tried.ground}
              {...{ layout, people, who, ghosts, isGone, language }}
              match={of.match}
              team={of.team}
            />,
          ];
        });
  };
  const picture = (of: Seen, role: 'tables' | 'tables-gone') => (
    <div key={role} data-ghost={role === 'tables' ? undefined : true} data-role={role} data-kind={of.shown.kind}>
      {of.shown.kind === 'tables' ? (
        cards(of, role !== 'tables', null)
      ) : (
        <Sentence home={home} text={sentenceOf(of, language)} />
      )}
    </div>
  );
  return (
    <>
      {before && swapped.includes(null) && picture(before, 'tables-gone')}
      {before && !swapped.includes(null) && cards(before, true, swapped)}
      {picture(seen, 'tables')}
    </>
  );
};
