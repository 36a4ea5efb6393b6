import { formatHalves, type AirLanguage } from 'chess-match/client';
import { chipsText } from 'chess-match/games/business';
import { Badge } from '../../../air/Badge';
import { BETWEEN } from './layout';
import { LESSONS, type Change } from './scenes';
import { topicWords, type Topic } from 'chess-match/games/business';
import { classes } from '../../../air/classes';
import look from '../../../air/look.module.css';
import sides from '../../../air/sides.module.css';
import css from './between.module.css';

interface BetweenProps {
  readonly topic: Topic;
  readonly language: AirLanguage;
}

const Arrow = () => (
  <svg className={css.betweenArrow} viewBox="0 0 480 48">
    <path d="M4 24h456" />
    <path d="M442 6l22 18-22 18" />
  </svg>
);

/** What the board was worth, and what it is worth now. */
const Worth = ({ board, from, to }: Change) => (
  <span className={css.betweenRow}>
    <Badge board={board} size={56} />
    <span className={css.betweenWas}>{from}</span>
    <svg className={css.betweenTo} viewBox="0 0 48 32">
      <path d="M4 16h38" />
      <path d="M30 4l13 12-13 12" />
    </svg>
    <b>{to}</b>
  </span>
);

/** Between the two boards: the chips that go over, what it does to the worth of both, and to the score. */
export const Between = ({ topic, language }: BetweenProps) => {
  const { changes, moved, after } = LESSONS[topic];
  const [given] = after.boards;
  const { x, y, width, height } = BETWEEN;
  const { score } = topicWords(topic, language);
  return (
    <div className={classes(css.between, look.figures)} style={{ left: x, top: y, width, height }} data-role="between">
      <div className={css.betweenWay}>
        <span>{chipsText(moved, language)}</span>
        <Arrow />
      </div>
      <div className={css.betweenRows}>
        {changes.map((change) => (
          <Worth key={change.board} {...change} />
        ))}
      </div>
      <span className={css.betweenScore}>
        {given?.result && <b className={sides.white}>+{formatHalves(given.result.white)}</b>}
        {score}
      </span>
    </div>
  );
};
