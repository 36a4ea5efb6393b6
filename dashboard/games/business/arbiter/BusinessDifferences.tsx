import type { Differences } from 'chess-match/client';
import { useArbiterTexts } from '../../../shared/arbiter/data';
import { PreviewRow } from '../../../shared/arbiter/PreviewRow';
import { useBusinessArbiterTexts } from './texts';

type Change = NonNullable<Differences['own']>;

const Entered = ({ entered }: Pick<Change, 'entered'>) => {
  const texts = useArbiterTexts();
  const own = useBusinessArbiterTexts();
  if (entered.length === 0) return null;
  return (
    <div className="preview-row" data-testid="preview-entered">
      <dt>{own.changes.entered}</dt>
      <dd>
        {entered.map(({ kind, side, who }) => (
          <div key={`${kind}-${who}`}>
            {kind === 'substitution' ? own.substitution.title : own.cards.penaltyName[kind]} · {texts.side[side]} ·{' '}
            <strong>{who}</strong>
          </div>
        ))}
      </dd>
    </div>
  );
};

const count = ({ white, black }: { readonly white: number; readonly black: number }): string => `${white}:${black}`;

/** What a command would change of chips out of play, of cards, and of copies that are still to be compared. */
export const BusinessDifferences = ({ change }: { readonly change: Change }) => {
  const words = useBusinessArbiterTexts().changes;
  const { chipsOut, crossings, entered, unconfirmed } = change;
  const listed = (boards: readonly number[]): string => (boards.length === 0 ? '–' : boards.join(', '));
  return (
    <>
      {chipsOut && <PreviewRow label={words.chipsOut} before={chipsOut.before} after={chipsOut.after} />}
      {crossings && (
        <PreviewRow label={words.crossings} before={count(crossings.before)} after={count(crossings.after)} />
      )}
      <Entered entered={entered} />
      {unconfirmed && (
        <PreviewRow label={words.unconfirmed} before={listed(unconfirmed.before)} after={listed(unconfirmed.after)} />
      )}
    </>
  );
};
