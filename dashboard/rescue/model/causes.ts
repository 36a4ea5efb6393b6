import type { RescueView } from '@schemas/rescue';

/** What is wrong, without that somebody has to decide: whoever reads this is about to. */
export const causesOf = ({ findings }: Pick<RescueView, 'findings'>): RescueView['findings'] =>
  findings.filter(({ code }) => code !== 'rescue/active');
