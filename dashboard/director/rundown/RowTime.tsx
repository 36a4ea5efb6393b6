import { momentOf } from 'chess-match/client';
import { formatSpan } from 'chess-match/client/view';
import { zoneMsAt } from '../../shared/ends';
import { useNow } from '../../shared/useNow';
import { usePage } from '../state/context';

interface RowTimeProps {
  /** A time of day: "21:40". */
  readonly at: string;
  /** It has not been on air yet: how long until then, or how late it is, is told. */
  readonly isAhead: boolean;
}

const SECOND_MS = 1000;
/** Nearer than this it is counted by the second. */
const NEAR_MS = 3_600_000;

/** When an item shall begin, and how far off that is. */
export const RowTime = ({ at, isAhead }: RowTimeProps) => {
  const { strings } = usePage();
  const nowMs = useNow(SECOND_MS, isAhead);
  const leftMs = momentOf(at, nowMs, zoneMsAt(nowMs)) - nowMs;
  const isCounted = isAhead && Math.abs(leftMs) < NEAR_MS;
  return (
    <time className="rundown-time" data-late={isCounted && leftMs < 0}>
      {at}
      {isCounted && <small>{leftMs < 0 ? strings.rundown.late(formatSpan(leftMs)) : `−${formatSpan(leftMs)}`}</small>}
    </time>
  );
};
