import { playedIn } from 'chess-match/client';
import type { Correction, CorrectionOther, Differences } from 'chess-match/client';
import { useLanguage } from '../../frame/language';
import { useArbiterTexts, useFactText } from '../data';
import { DifferencesView } from '../Preview';
import type { ProtocolKind } from '../texts/texts';

const Others = ({
  label,
  others,
  testId,
}: {
  readonly label: string;
  readonly others: readonly CorrectionOther[];
  readonly testId: string;
}) => {
  const texts = useArbiterTexts();
  const factText = useFactText();
  const kinds: Readonly<Record<string, string>> = texts.protocol.kind satisfies Record<ProtocolKind, string>;
  if (others.length === 0) return null;
  return (
    <div className="preview-row" data-testid={testId}>
      <dt>{label}</dt>
      <dd>
        <ul className="preview-facts">
          {others.map(({ kind, label: of, isFact }, index) => (
            <li key={`${index}-${kind}`}>{isFact ? factText(kind, of) : `${kinds[kind] ?? kind} ${of}`}</li>
          ))}
        </ul>
      </dd>
    </div>
  );
};

/** The turns that are cut off, by board. */
const Gone = ({ turns }: { readonly turns: Correction['turns'] }) => {
  const words = useArbiterTexts().past;
  if (turns.length === 0) return null;
  const threads = [...new Set(turns.map(({ thread }) => thread))];
  return (
    <div className="preview-row" data-testid="past-gone">
      <dt>{words.gone}</dt>
      <dd>
        <ul className="preview-facts">
          {threads.map((thread) => {
            const those = turns.filter((turn) => turn.thread === thread);
            const [first, last] = [those[0]?.label ?? '', those.at(-1)?.label ?? ''];
            return <li key={thread}>{words.goneTurns(thread, first, last, those.length)}</li>;
          })}
        </ul>
      </dd>
    </div>
  );
};

interface PastOutcomeProps {
  readonly correction: Correction;
  readonly differences: Differences;
}

/**
 * What the corrected game comes to: later turns that read differently, what stays between them, what goes, and the
 * present.
 */
export const PastOutcome = ({ correction, differences }: PastOutcomeProps) => {
  const words = useArbiterTexts().past;
  const language = useLanguage();
  const { turns, changed, gone, kept, lost, isChange } = correction;
  if (!isChange) return <p className="ui-hint">{words.same}</p>;
  const turnOf = (number: number) => turns.find((turn) => turn.number === number);
  return (
    <section className="preview" aria-live="polite" data-testid="past-outcome">
      <p data-testid="past-fits">
        <b>{words.fits(changed.length)}</b>
      </p>
      {changed.length === 0 ? null : (
        <ul className="preview-facts" data-testid="past-changed" aria-label={words.changed}>
          {changed.map(({ number, after }) => (
            <li key={number}>
              <b>{turnOf(number)?.label}</b>
              <code>{playedIn(turnOf(number)?.line ?? '', language)}</code> →{' '}
              {after === turnOf(number)?.line ? <i>{words.otherwise}</i> : <code>{playedIn(after, language)}</code>}
            </li>
          ))}
        </ul>
      )}
      <dl>
        <Gone turns={turns.filter(({ number }) => gone.includes(number))} />
        <Others label={words.kept} others={kept} testId="past-kept" />
        <Others label={words.lost} others={lost} testId="past-lost" />
      </dl>
      <DifferencesView change={differences} />
    </section>
  );
};
