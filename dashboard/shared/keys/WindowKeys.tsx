import type { KeyBinding } from './store';
import { useKeys } from './useKeys';

/** Keys of a window: to be put among what the window holds. */
export const WindowKeys = ({ bindings }: { readonly bindings: readonly KeyBinding[] }) => {
  useKeys(bindings);
  return null;
};
