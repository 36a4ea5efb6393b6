import type { RescueView } from '@schemas/rescue';

/** What is wrong, without that somebody has to decide: whoever reads this is about to. */
export const causesOf = ({ findings }: Pick<RescueView, 'findings'>): RescueView['findings'] =>
  findings.filter(({ code }) => code !== 'rescue/active');

/** The disk is full and the journal may be whole: to make room loses nothing, so no other way is open. */
export const lacksRoom = ({ findings }: Pick<RescueView, 'findings'>): boolean =>
  findings.some(({ code }) => code === 'journal/no_room');
