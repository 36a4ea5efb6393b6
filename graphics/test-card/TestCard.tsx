import type { CSSProperties } from 'react';
import { Badge } from '../air/Badge';
import type { DrawingProps } from '../air/onAirParts';
import { isStillAsked } from '../air/query';
import { branchTheme, FRAME } from '../air/theme';
import { FrameClock } from './FrameClock';
import { Cross, Grid } from './Grid';
import { TypeSamples } from './TypeSamples';
import { wordsOf } from './words';
import { classes } from '../air/classes';
import look from '../air/look.module.css';
import sides from '../air/sides.module.css';
import css from './testCard.module.css';

const BOARDS = [1, 2, 3, 4, 5] as const;
const GREYS = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100] as const;
const OPACITIES = [100, 75, 50, 25, 0] as const;

/** A branch colour with its number and its second cue. */
const BranchBar = ({ board }: { readonly board: number }) => {
  const { colour, ink, dash } = branchTheme(board);
  return (
    <div className={css.bar} style={{ background: colour, color: ink } satisfies CSSProperties}>
      <Badge board={board} size={56} />
      <svg viewBox="0 0 180 24">
        <line x1={6} x2={174} y1={12} y2={12} strokeDasharray={dash.map((part) => part * 8).join(' ')} />
      </svg>
    </div>
  );
};

/** Everything that can go wrong between this page and a screen: cut edges, colours, alpha, faces, lateness. */
export const TestCard = ({ language }: DrawingProps<'test-card', never, never>) => {
  const words = wordsOf(language);
  return (
    <>
      <div className={classes(css.ground, css.groundUpper)} />
      <div className={classes(css.ground, css.groundLower)} />
      <Grid />
      <header className={classes(css.head, look.plate)}>
        <h1 className={look.figures}>{words.title}</h1>
        <p>
          {FRAME.width} × {FRAME.height} · {words.titleSafe} · {words.actionSafe}
        </p>
      </header>
      <FrameClock isStill={isStillAsked(location.search)} frameWord={words.frame} />
      <div className={css.bars}>
        {BOARDS.map((board) => (
          <BranchBar key={board} board={board} />
        ))}
      </div>
      <div className={classes(css.sides, look.figures)}>
        <span className={classes(css.white, sides.white)}>{words.white} 7½</span>
        <span className={classes(css.black, sides.black)}>{words.black} 10</span>
      </div>
      <div className={css.greys}>
        {GREYS.map((grey) => (
          <i key={grey} style={{ background: `rgb(${grey}% ${grey}% ${grey}%)` }} />
        ))}
      </div>
      <div className={css.alpha}>
        <span className={classes(css.alphaName, look.plate)}>{words.alpha}</span>
        {OPACITIES.map((percent) => (
          <i key={percent} style={{ background: `rgb(14 18 26 / ${percent}%)` }}>
            <span className={look.plate}>{percent}</span>
          </i>
        ))}
      </div>
      <TypeSamples />
      <Cross />
    </>
  );
};
