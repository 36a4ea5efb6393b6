/** What pages know of chess in series without its rules: how a series is made. */
export { SERIES } from './entry/making';
