import { afterStep, isEnded, stepsIn, type Series } from './series';

/** How many whole series there are from here, those that a check has ended earlier among them. */
export const countSeries = (series: Series): number => {
  if (isEnded(series)) return 1;
  const steps = stepsIn(series);
  if (series.made === series.length - 1) return steps.length;
  return steps.reduce((sum, step) => sum + countSeries(afterStep(series, step)), 0);
};
