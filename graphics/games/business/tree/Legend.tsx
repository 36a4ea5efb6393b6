import type { ReactNode } from 'react';
import { SIDE_THEMES } from '../../../air/theme';
import type { AirLanguage } from 'chess-match/client';
import { FoldSign } from './FoldSign';
import { DrawSign, ForkSign, PassSign, SelectionSign, WinSign } from './legendSigns';
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
      {shows.forks && <Entry text={legend.fork} sign={<ForkSign />} />}
      {shows.pass && <Entry text={legend.pass} sign={<PassSign />} />}
      {shows.selections && <Entry text={legend.selection} sign={<SelectionSign />} />}
      {shows.wins && <Entry text={legend.win} sign={<WinSign />} />}
      {shows.draws && <Entry text={legend.draw} sign={<DrawSign />} />}
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
