export { placementOf, readRank, type RankReading } from '../games/common/placement';
