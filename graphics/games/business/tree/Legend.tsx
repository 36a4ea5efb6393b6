import type { ReactNode } from 'react';
import { SIDE_THEMES } from '../../../air/theme';
import type { AirLanguage } from 'chess-match/client';
import { FoldSign } from './FoldSign';
import type { TreeLayout } from './layout/types';
import { signsOf } from './signs';
import { wordsOf } from './words';
import { classes } from '../../../air/classes';
import look from '../../../air/look.module.css';
import css from './legend.module.css';

const Entry = ({ sign, text }: { readonly sign: ReactNode; readonly text: string }) => (
  <span className={css.legendEntry}>
    {sign}
    {text}
  </span>
);

const Sign = ({ children }: { readonly children: ReactNode }) => (
  <svg className={css.legendSign} viewBox="0 0 34 26">
    {children}
  </svg>
);

const { white, black } = SIDE_THEMES;

interface LegendProps {
  readonly layout: TreeLayout;
  readonly language: AirLanguage;
}

/** What the signs in the drawing mean, for whoever has just switched on. */
export const Legend = ({ layout, language }: LegendProps) => {
  const { legend } = wordsOf(language);
  const shows = signsOf(layout);
  return (
    <div className={css.legend}>
      <Entry text={legend.board} sign={<span className={classes(css.legendBadge, look.figures)}>1</span>} />
      <Entry text={legend.rating} sign={<span className={classes(css.legendBox, look.figures)}>10</span>} />
      {shows.forks && (
        <Entry
          text={legend.fork}
          sign={
            <Sign>
              <path className={css.stroke} d="M 1 7 H 33 M 9 7 V 14 Q 9 21 16 21 H 33" />
              <circle cx={9} cy={7} r={6} fill={white.plate} />
            </Sign>
          }
        />
      )}
      {shows.pass && (
        <Entry
          text={legend.pass}
          sign={
            <Sign>
              <path className={classes(css.stroke, css.thin)} d="M 10 1 Q 26 12 12 23" />
              <path className={css.fill} d="M 9 25 L 12 16 L 19 21 Z" />
              <circle className={css.fill} cx={18} cy={11} r={5} />
            </Sign>
          }
        />
      )}
      {shows.selections && (
        <Entry
          text={legend.selection}
          sign={
            <Sign>
              <path className={css.stroke} d="M 1 6 H 12 M 1 21 H 33 M 12 6 V 14 Q 12 21 19 21" />
              <path className={classes(css.stroke, css.thin)} d="M 7 1 L 17 11 M 17 1 L 7 11" />
            </Sign>
          }
        />
      )}
      {shows.wins && (
        <Entry
          text={legend.win}
          sign={
            <Sign>
              <rect x={1} y={3} width={32} height={20} rx={4} fill={white.plate} />
              <text x={17} y={21} fill={white.ink}>
                +3
              </text>
            </Sign>
          }
        />
      )}
      {shows.draws && (
        <Entry
          text={legend.draw}
          sign={
            <Sign>
              <rect x={1} y={3} width={32} height={20} rx={4} fill={white.plate} />
              <path d="M 17 3 H 29 Q 33 3 33 7 V 19 Q 33 23 29 23 H 17 Z" fill={black.plate} stroke={black.outline} />
            </Sign>
          }
        />
      )}
      {shows.quiet && <Entry text={legend.quiet} sign={<FoldSign kind="turns" />} />}
      {shows.bundles && <Entry text={legend.passes} sign={<FoldSign kind="passes" />} />}
      <Entry
        text={legend.sides.white}
        sign={<span className={css.legendDot} style={{ background: white.plate, borderColor: white.outline }} />}
      />
      <Entry
        text={legend.sides.black}
        sign={<span className={css.legendDot} style={{ background: black.plate, borderColor: black.outline }} />}
      />
    </div>
  );
};
