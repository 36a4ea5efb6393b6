import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * What took a minute and more in a whole run on two cores, the longest first: for where no run has been yet. Vitest
 * keeps how long each file took, and knows better from then on.
 */
const LONGEST = [
  ...['shots', 'pages', 'evening', 'overlayLooks', 'embed', 'swedishOperator', 'frame', 'supervise', 'tellingsOnAir'],
  ...['director', 'sheets', 'secrecy', 'directorPage', 'torture', 'rescue', 'captainsByTouch', 'touch', 'socketList'],
  ...['crash', 'viewers', 'smallScreens', 'zoneChanges', 'flashes', 'time', 'venue', 'directorObs', 'demo', 'onAir'],
  ...['operatorRoom', 'outlook', 'directorRundown', 'captainsRaces', 'gameEvenings', 'ograf', 'arbiterRoom'],
  ...['monitors', 'commentator', 'swedishPages', 'commentatorGames', 'arbiterCorrections', 'operator'],
];

const rank = ({ moduleId }: TestSpecification): number => {
  const at = LONGEST.indexOf(basename(moduleId, '.test.ts'));
  return at === -1 ? LONGEST.length : at;
};

/** The order of test files: the longest begun first, so that none is left for the end while other workers wait. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const listed = files.filter((file) => rank(file) < LONGEST.length);
    const isKnown = listed.some((file) => this.ctx.cache.getTestSpecificationResult(file) !== undefined);
    return isKnown ? sorted : sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}
