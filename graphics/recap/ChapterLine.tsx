import type { Telling } from 'chess-match/client/show';
import { classes } from '../air/classes';
import css from './recap.module.css';

/** The whole recap as a line, a part for each chapter, as long as it takes. */
export const ChapterLine = ({
  telling: { chapters, totalMs },
  now,
}: {
  readonly telling: Telling;
  readonly now: number;
}) => (
  <div className={css.line} data-role="chapter-line">
    {chapters.map(({ fromMs }, index) => (
      <span
        key={index}
        className={classes(css.part, index < now && css.isTold, index === now && css.isNow)}
        style={{ flexGrow: (chapters[index + 1]?.fromMs ?? totalMs) - fromMs }}
      />
    ))}
  </div>
);
