import type { Words } from '../words';

/** The server speaks of what this page does not know, and loading it anew by itself did not help. */
export const Outdated = ({ words }: { readonly words: Words }) => (
  <div className="past" role="alert">
    <p>
      <b>{words.outdated}</b> <span>{words.outdatedHelp}</span>
    </p>
    <button type="button" onClick={() => location.reload()}>
      {words.reload}
    </button>
  </div>
);
