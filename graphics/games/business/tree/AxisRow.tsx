import { SIDE_THEMES } from '../../../air/theme';
import { at } from './at';
import { FoldSign } from './FoldSign';
import { METRICS } from './layout/metrics';
import type { Axis, Tick } from './layout/types';
import { TwoCells } from './Marks';
import { classes } from '../../../air/classes';
import look from '../../../air/look.module.css';
import css from './axis.module.css';

const TickMark = ({ tick, y }: { readonly tick: Tick; readonly y: number }) => {
  const { dot } = METRICS.tick;
  const { plate, outline } = SIDE_THEMES[tick.side];
  const rect = { x: tick.x - dot, y: y - dot, width: 2 * dot, height: 2 * dot };
  return (
    <>
      {tick.guideY === null ? null : (
        <div
          className={css.guide}
          data-part={`guide:${tick.ply}`}
          style={at({ x: tick.x, y: tick.guideY, width: 1, height: y - tick.guideY })}
        />
      )}
      <div
        className={css.dot}
        data-part={`dot:${tick.ply}`}
        style={{ ...at(rect), background: plate, borderColor: outline }}
      />
      {tick.isLabelled ? (
        <div className={classes(css.tick, look.figures)} data-part={tick.key} style={at(tick.rect)}>
          {tick.number}
        </div>
      ) : null}
    </>
  );
};

/** Time: turns with an event and their side, folded stretches, and below it the score at each change. */
export const AxisRow = ({ axis, now }: { readonly axis: Axis; readonly now: string | null }) => (
  <>
    <div className={css.axis} style={at({ x: axis.from, y: axis.y - 1, width: axis.to - axis.from, height: 2 })} />
    {axis.ticks.map((tick) => (
      <TickMark key={tick.key} tick={tick} y={axis.y} />
    ))}
    {axis.folds.map((fold) => (
      <div key={fold.key} className={classes(css.fold, look.figures)} data-part={fold.key} style={at(fold.rect)}>
        <FoldSign kind={fold.kind} />
        {fold.count}
      </div>
    ))}
    {axis.scores.map(({ key, rect, white, black }) => (
      <TwoCells key={key} part={key} rect={rect} white={white} black={black} />
    ))}
    {now === null ? null : (
      <div className={css.now} style={{ left: axis.to, top: axis.y - 16 }}>
        {now}
      </div>
    )}
  </>
);
