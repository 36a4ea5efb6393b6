export { Ways, WAYS_TYPE } from './Ways';
export { waysOf, withWays, type Way } from './ways';
