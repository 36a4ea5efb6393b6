import type { DisplayProps } from '../kit/display';

/** A screen that another game has. */
export const NothingHere = ({ match, texts }: DisplayProps) => (
  <main className="notice">
    <p>{match.status === 'over' ? texts.matchIsOver : texts.notHere}</p>
  </main>
);
