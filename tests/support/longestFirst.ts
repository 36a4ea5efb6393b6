import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Begun first, so that none of them is left for the end while the other workers wait. */
const LONGEST = [
  ...['crash', 'shots', 'director', 'arbiter', 'pages', 'evening', 'supervise', 'torture', 'secondPlace', 'rescue'],
  ...[
    'captainsByTouch',
    'venue',
    'swedishPages',
    'smallScreens',
    'directorObs',
    'commentator',
    'socketList',
    'frame',
    'swedishOperator',
    'operator',
    'operatorArbiter',
  ],
];

const rank = ({ moduleId }: TestSpecification): number => {
  const at = LONGEST.indexOf(basename(moduleId, '.test.ts'));
  return at === -1 ? LONGEST.length : at;
};

/** The order of test files. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}
