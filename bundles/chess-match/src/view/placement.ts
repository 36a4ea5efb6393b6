export { placementOf, readRank, type RankReading } from '../rules/common/placement';
