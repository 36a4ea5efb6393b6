import type { Reply } from '../../../http/reply';
import { said } from '../route';
import type { AccessStatus } from './check';

/** What is said to whoever is not let in. */
const WHY: Readonly<Record<Exclude<AccessStatus, 200>, string>> = {
  403: 'For holders of a link only.',
  404: 'No such address.',
  410: 'This link has ended.',
};

export const refused = (status: Exclude<AccessStatus, 200>): Reply => said(status, WHY[status]);
