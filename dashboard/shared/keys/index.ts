/**
 * Keys of the panels: `useKeys([{id, label, keys: 'F9', run, when?}])` puts them in force, into the help and into the
 * person's hands; `<Key id>` shows the present ones on a button.
 */
export { keysLabel } from './codes';
export { useBindings } from './context';
export { Key } from './Key';
export type { KeyBinding } from './store';
export { useKeys } from './useKeys';
export { WindowKeys } from './WindowKeys';
