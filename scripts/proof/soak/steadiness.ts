import { median } from '../bench/figures';

export interface Sample {
  readonly minute: number;
  readonly mb: number;
}

export interface Steadiness {
  /** The middle and the last third of the run, medians; the first third is warming up. */
  readonly beforeMb: number;
  readonly afterMb: number;
  /** By the straight line that fits both thirds best. */
  readonly mbPerMinute: number;
  readonly isSteady: boolean;
}

/** Of the last third beside the middle one; what a garbage collector puts off stays below it. */
const MOST_GROWTH = 1.1;

const slope = (samples: readonly Sample[]): number => {
  const mean = (of: (sample: Sample) => number): number =>
    samples.reduce((sum, one) => sum + of(one), 0) / samples.length;
  const [minute, mb] = [mean((one) => one.minute), mean((one) => one.mb)];
  const spread = mean((one) => (one.minute - minute) ** 2);
  return spread === 0 ? 0 : mean((one) => (one.minute - minute) * (one.mb - mb)) / spread;
};

/** Whether something has stopped growing by the end of a run. @param samples in order of time, not empty */
export const steadiness = (samples: readonly Sample[]): Steadiness => {
  const third = Math.floor(samples.length / 3);
  const warm = samples.slice(third);
  const middle = (part: readonly Sample[]): number => median(part.map(({ mb }) => mb));
  const [beforeMb, afterMb] = [
    middle(samples.slice(third, samples.length - third)),
    middle(samples.slice(-(third || 1))),
  ];
  return { beforeMb, afterMb, mbPerMinute: slope(warm), isSteady: afterMb <= beforeMb * MOST_GROWTH };
};
