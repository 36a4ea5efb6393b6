export { opponent, SIDES } from '../rules/common/sides';
