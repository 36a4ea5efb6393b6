import type { Reply } from '../route';
import type { Door } from './doors';

/** What is said to whoever is not let in. */
export const WHY: Readonly<Record<Exclude<Door, 200>, string>> = {
  403: 'For holders of a link only.',
  404: 'No such address.',
  410: 'This link has ended.',
};

export const refused = (door: Exclude<Door, 200>): Reply => ({
  ...{ status: door, type: 'text/plain', cache: 'no-store' },
  body: `${WHY[door]}\n`,
});
