import { audienceFixtures } from '../audience/fixtures';
import { swedishStates } from '../swedish/shared/states';

/** State name → what the pages would be sent. */
export const fixtures = {
  ...audienceFixtures('audience-white'),
  ...swedishStates('audience-white', {}, ['swedish']),
};
