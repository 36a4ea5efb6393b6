import type { BoardView, AirLanguage } from 'chess-match/client';
import { chipsOf, chipsText, courseOf, playOf } from 'chess-match/games/business';
import type { Card } from '../cards/plan';
import { Badge } from '../../../air/Badge';
import { Chip } from '../chips/Chip';
import { Chips } from '../chips/Chips';
import { FitText } from '../../../air/FitText';
import { labelsOf } from '../labels';
import { whyText } from '../stakes/whyText';
import { FOCUS } from '../../../focus/layout';
import { MIDDLE } from './layout';
import { MoveList } from '../../../focus/MoveList';
import { movesOf } from './movesOf';
import { pathOf } from './path';
import { PathList } from './PathList';
import { othersOf, type FocusPicture } from './plan';
import { whyShown } from './why';
import { focusWords } from './words';
import { classes } from '../../../air/classes';
import look from '../../../air/look.module.css';
import frame from '../../../focus/moveList.module.css';
import css from './focus.module.css';

interface MiddleProps {
  readonly picture: FocusPicture;
  readonly card: Card;
  readonly chipsBefore: number;
  readonly language: AirLanguage;
}

const WHY = {
  width: FOCUS.column.width - 2 * MIDDLE.pad,
  oneLine: [40, 38, 36, 34, 32, 30, 28, 26],
  twoLines: [],
} as const;

const Worth = ({ card, chipsBefore, language }: Omit<MiddleProps, 'picture'>) => {
  const { board, status } = card.view;
  const chips = chipsOf(card.view);
  const { x, y, width, height } = MIDDLE.chips;
  const text = (count: number): string => (count > 0 ? chipsText(count, language) : '');
  return (
    <div className={css.worth} style={{ height: MIDDLE.worth }} data-chips={card.branch}>
      <span style={{ position: 'absolute', left: MIDDLE.badge.x, top: MIDDLE.badge.y }}>
        <Badge board={board} size={MIDDLE.badge.size} />
      </span>
      <div className={css.chips} style={{ left: x, top: y, width, height }}>
        <Chips board={board} field={MIDDLE.chips} count={chips} before={chipsBefore} />
      </div>
      {status === 'ended' && (
        <span className={classes(css.figure, css.isEnded, look.figures)}>{focusWords(language).ended}</span>
      )}
      {status === 'live' && (
        <span className={classes(css.figure, look.figures)}>
          <span data-role="figure">{text(chips)}</span>
          <span data-ghost data-role="figure-before">
            {text(chipsBefore)}
          </span>
        </span>
      )}
    </div>
  );
};

const WhyRow = ({ picture, card, language }: Omit<MiddleProps, 'chipsBefore'>) => {
  const why = whyShown(picture, card.view);
  return (
    why && (
      <div className={css.why} style={{ height: MIDDLE.why, padding: `0 ${MIDDLE.pad}px` }} data-role="why">
        <FitText text={whyText(why, language)} weight={650} {...WHY} />
      </div>
    )
  );
};

interface OthersProps {
  readonly others: readonly BoardView[];
  readonly table: number;
  readonly language: AirLanguage;
}

/** What else is at stake: the other live boards with their chips, and the arbiters' table. */
const Others = ({ others, table, language }: OthersProps) => {
  const { x, step, badge } = MIDDLE.other;
  const words = focusWords(language);
  return (
    <div className={classes(css.others, look.figures)} style={{ height: MIDDLE.others }}>
      <span className={frame.heading}>{others.length > 0 ? words.others : words.alone}</span>
      {others.map((view, index) => (
        <span key={view.board} className={css.other} style={{ left: x + index * step }}>
          <Badge board={view.board} size={badge} />
          <span>{chipsOf(view) || ''}</span>
        </span>
      ))}
      {table > 0 && (
        <span className={css.table} style={{ left: MIDDLE.table.x }}>
          <span className={classes(frame.heading, css.beside)}>{labelsOf(language).chipsOut}</span>
          <span className={css.tableChip}>
            <Chip board={null} x={0} y={0} size={MIDDLE.table.size} role="table" isGhost={false} />
          </span>
          <span>{table}</span>
        </span>
      )}
    </div>
  );
};

/** The plate between the teams: worth, why it matters, last moves, path, and the other boards. */
export const Middle = ({ picture, card, chipsBefore, language }: MiddleProps) => {
  const { view, branch } = card;
  const tree = courseOf(picture);
  const listed = movesOf(picture.turns, tree, branch);
  const last = view.lastMoves.at(-1);
  const others = othersOf(picture, view);
  return (
    <div className={classes(css.middle, look.plate)} style={{ height: FOCUS.middle.height }}>
      <Worth card={card} chipsBefore={chipsBefore} language={language} />
      <WhyRow picture={picture} card={card} language={language} />
      <div className={css.lists}>
        <MoveList moves={listed} last={last?.san ?? null} language={language} />
        <PathList path={pathOf(tree, branch)} language={language} />
      </div>
      <Others others={others} table={playOf(picture).chipsOut} language={language} />
    </div>
  );
};
