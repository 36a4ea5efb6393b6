import { teamFixtures } from '../tables/fixtures';

/** State name → what the pages would be sent. */
export const fixtures = teamFixtures('tables-white');
