export { placementOf, readRank, type RankReading } from '../games/chess/placement';
