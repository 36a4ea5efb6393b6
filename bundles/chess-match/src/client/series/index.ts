export { Ways, WAYS_TYPE } from './Ways';
export { waysOf, withWays } from './ways';
