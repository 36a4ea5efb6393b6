import { keysLabel } from './codes';
import { useBindings } from './context';

/** The keys a binding has now, small, for the button that does the same; nothing where there is no such binding. */
export const Key = ({ id }: { readonly id: string }) => {
  const binding = useBindings().find((candidate) => candidate.id === id);
  return binding === undefined ? null : (
    <kbd className="key" aria-hidden="true">
      {keysLabel(binding.keys)}
    </kbd>
  );
};
