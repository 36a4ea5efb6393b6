import type { Rule } from '../games/gameAtHome';
import type { Words } from '../words';

interface RulesProps {
  readonly rules: readonly Rule[];
  readonly words: Words;
}

/** For who has just joined. */
export const Rules = ({ rules, words }: RulesProps) =>
  rules.length > 0 && (
    <details className="rules">
      <summary>{words.newcomers}</summary>
      <dl>
        {rules.map(([title, text]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
