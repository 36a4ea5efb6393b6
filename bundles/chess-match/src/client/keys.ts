export { keyOf, type CommandKey } from '../commands/keys';
