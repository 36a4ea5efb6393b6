import { audienceFixtures } from '../audience/fixtures';

/** State name → what the pages would be sent. */
export const fixtures = audienceFixtures('audience-white');
