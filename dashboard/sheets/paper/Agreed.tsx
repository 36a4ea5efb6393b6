import type { PrintedMatch } from 'chess-match/client/printed';
import { agreedWords } from '../../shared/matchForm';
import type { Words } from './words';

interface AgreedProps {
  readonly match: PrintedMatch;
  readonly words: Words;
}

/** What was agreed before the match: times, boards, and whatever else its game leaves open. */
export const Agreed = ({ match: { matchId, game, settings }, words: { texts, language } }: AgreedProps) =>
  matchId === null ? null : (
    <section data-testid="sheet-agreed">
      <h3>{texts.agreed}</h3>
      <dl className="paper-agreed">
        {agreedWords(game, settings, language).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
