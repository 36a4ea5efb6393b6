import type { AirView, AirLanguage } from 'chess-match/client';
import type { CSSProperties } from 'react';
import { GivesWay } from '../../../air/visit/GivesWay';
import { isBandTaken } from '../../../air/visit/still';
import { useVisit } from '../../../air/visit/useVisit';
import { Badge } from '../../../air/Badge';
import { classes } from '../../../air/classes';
import { FitText } from '../../../air/FitText';
import look from '../../../air/look.module.css';
import type { Why } from '../stakes/why';
import { whyText } from '../stakes/whyText';
import { ZONES } from '../../../air/theme';
import css from './boards.module.css';

interface SentenceProps {
  readonly why: Why;
  readonly role: 'why' | 'why-before';
  readonly isGhost: boolean;
  readonly language: AirLanguage;
}

interface WhyRowProps extends Pick<SentenceProps, 'language'> {
  readonly air: AirView;
  readonly why: Why | null;
  /** What the sentence was where the running motion began, if it is another one since. */
  readonly before: Why | null;
}

const { x, y, width, height } = ZONES.why;
const PLACE: CSSProperties = { left: x, top: y, width, height };
/** Pixels. */
const [BADGE, GAP, PAD] = [56, 20, 24];
const SIZES = [50, 48, 46, 44, 42, 40, 38, 36, 34, 32];
const NEVER_BROKEN: readonly number[] = [];

/** The boards the sentence names, where it does not mean any. */
const boardsOf = (why: Why): readonly number[] => {
  if (why.kind === 'level') return why.boards.length < why.of ? why.boards : [];
  return 'board' in why ? [why.board] : [];
};

const Sentence = ({ why, role, isGhost, language }: SentenceProps) => {
  const boards = boardsOf(why);
  const room = width - 2 * PAD - boards.length * (BADGE + GAP);
  return (
    <div className={css.sentence} style={{ gap: GAP }} data-role={role} data-ghost={isGhost || undefined}>
      {boards.map((board) => (
        <Badge key={board} board={board} size={BADGE} />
      ))}
      <FitText text={whyText(why, language)} weight={650} width={room} oneLine={SIZES} twoLines={NEVER_BROKEN} />
    </div>
  );
};

/** Why what stands on the boards matters, in one sentence below them, for as long as nothing else is there. */
export const WhyRow = ({ air, why, before, language }: WhyRowProps) => {
  const isVisited = useVisit();
  return (
    <GivesWay isAway={isVisited || isBandTaken(air)}>
      {(why ?? before) && (
        <div
          className={classes(css.why, look.plate)}
          style={{ ...PLACE, padding: `0 ${PAD}px` }}
          data-role="why-plate"
          data-ghost={why === null || undefined}
        >
          {before && <Sentence why={before} role="why-before" isGhost={why !== null} language={language} />}
          {why && <Sentence why={why} role="why" isGhost={false} language={language} />}
        </div>
      )}
    </GivesWay>
  );
};
