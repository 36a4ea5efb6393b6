import { AskFirst } from './AskFirst';

interface AskRevokeProps<T> {
  /** Null: nothing is asked. */
  readonly leaving: T | null;
  /** Whose it is, in its parts: those that are empty are not said. */
  readonly nameOf: (leaving: T) => readonly string[];
  readonly words: { readonly revokeTitle: string; readonly revoke: string; readonly revokeText: string };
  readonly busy: boolean;
  readonly revoke: (leaving: T) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks before what opens a door is taken away: a screen's place, a key, a link. */
export const AskRevoke = <T,>({ leaving, nameOf, words, busy, revoke, onClose }: AskRevokeProps<T>) => (
  <AskFirst
    about={leaving && nameOf(leaving).filter(Boolean).join(', ')}
    title={words.revokeTitle}
    confirmLabel={words.revoke}
    text={words.revokeText}
    busy={busy}
    onClose={onClose}
    onConfirm={() => {
      if (leaving !== null) void revoke(leaving).then(onClose);
    }}
  />
);
