import { formatHalves, type Language } from 'chess-match/client';
import { Badge } from '../shared/Badge';
import { chipsText } from '../shared/counted';
import { BETWEEN } from './layout';
import { LESSONS, type Change, type Topic } from './scenes';
import { topicWords } from './words';

interface BetweenProps {
  readonly topic: Topic;
  readonly language: Language;
}

const Arrow = () => (
  <svg className="between-arrow" viewBox="0 0 480 48">
    <path d="M4 24h456" />
    <path d="M442 6l22 18-22 18" />
  </svg>
);

/** What the board was worth, and what it is worth now. */
const Worth = ({ board, from, to }: Change) => (
  <span className="between-row">
    <Badge board={board} size={56} />
    <span className="between-was">{from}</span>
    <svg className="between-to" viewBox="0 0 48 32">
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
    <div className="between figures" style={{ left: x, top: y, width, height }} data-role="between">
      <div className="between-way">
        <span>{chipsText(moved, language)}</span>
        <Arrow />
      </div>
      <div className="between-rows">
        {changes.map((change) => (
          <Worth key={change.board} {...change} />
        ))}
      </div>
      <span className="between-score">
        {given?.result && <b className="side-white">+{formatHalves(given.result.white)}</b>}
        {score}
      </span>
    </div>
  );
};
