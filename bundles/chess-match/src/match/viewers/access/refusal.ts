import type { Reply } from '../route';
import type { AccessStatus } from './check';

/** What is said to whoever is not let in. */
export const WHY: Readonly<Record<Exclude<AccessStatus, 200>, string>> = {
  403: 'For holders of a link only.',
  404: 'No such address.',
  410: 'This link has ended.',
};

export const refused = (status: Exclude<AccessStatus, 200>): Reply => ({
  status,
  type: 'text/plain',
  cache: 'no-store',
  body: `${WHY[status]}\n`,
});
