export { opponent, SIDES } from '../games/common/sides';
