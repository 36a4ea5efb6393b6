import type { PastView } from '@schemas/past';
import type { Outlet } from './outlet';
import { createPast } from './pastView';

/** Tells the past once pages have the present. */
export const pastOutlet = (publish: (past: PastView) => void): Outlet<'match'> => {
  const pastOf = createPast();
  return { name: 'past', of: ['match'], when: 'quiet', take: ({ open }) => publish(pastOf(open)) };
};
