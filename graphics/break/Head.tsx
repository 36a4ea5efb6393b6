import type { BreakContent, AirLanguage } from 'chess-match/client';
import { FitText } from '../air/FitText';
import { Logo } from '../air/people/Logo';
import { useEventLogo } from '../air/people/useEventLogo';
import { Countdown } from './Countdown';
import { breakWords } from './words';
import { classes } from '../air/classes';
import look from '../air/look.module.css';
import css from './break.module.css';

interface HeadProps {
  readonly content: BreakContent;
  readonly event: string;
  readonly language: AirLanguage;
  readonly isGhost: boolean;
}

/** Pixels. */
const BESIDE_COUNTDOWN = 960;
const ALONE = 1600;
const LOGO_WIDTH = 176;
const LOGO_GAP = 40;
const TEXT = { oneLine: [112, 104, 96, 88, 80, 72], twoLines: [80, 72, 64, 56, 48, 40] };
const EVENT = { oneLine: [40, 36, 34, 32], twoLines: [36, 34, 32, 30] };

/** What goes on, and for how long. */
export const Head = ({ content, event, language, isGhost }: HeadProps) => {
  const logo = useEventLogo();
  const room = content.untilMs === null ? ALONE : BESIDE_COUNTDOWN;
  const width = logo === null ? room : room - LOGO_WIDTH - LOGO_GAP;
  const text = content.text.trim() || breakWords(language).title;
  return (
    <div className={css.head} data-ghost={isGhost || undefined} data-role={isGhost ? 'head-before' : 'head'}>
      <div className={classes(css.text, look.plate)}>
        <Logo logo={logo} width={LOGO_WIDTH} height={144} />
        <div className={css.texts}>
          {event !== '' && (
            <div className={css.event}>
              <FitText text={event} weight={650} width={width} {...EVENT} />
            </div>
          )}
          <FitText text={text} weight={800} width={width} {...TEXT} />
        </div>
      </div>
      {content.untilMs !== null && (
        <div className={classes(css.time, look.plate)}>
          <Countdown untilMs={content.untilMs} />
        </div>
      )}
    </div>
  );
};
