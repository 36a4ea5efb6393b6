import type { DisplayProps } from '../kit/display';

/** The place of a control board, in a game that has none. */
export const NoControlDisplay = ({ match, texts }: DisplayProps) => (
  <main className="notice">
    <h1>{texts.places['control-board']}</h1>
    <p>{match.status === 'over' ? texts.matchIsOver : texts.noControl}</p>
  </main>
);
