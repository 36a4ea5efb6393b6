import { audienceFixtures } from '../games/business/audience/fixtures';
import { swedishStates } from '../games/swedish/shared/states';

/** State name → what the pages would be sent. */
export const fixtures = {
  ...audienceFixtures('audience-black'),
  ...swedishStates('audience-black', {}, ['swedish']),
};
