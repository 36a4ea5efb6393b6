import { Button } from '../../ui';
import { useArbiterTexts } from '../data';
import { DeskLine } from './DeskLine';
import type { Past } from './usePast';
import { cutFrom, withLine, withoutCut, withoutLine, writtenOf } from './pastEdits';

/** The turns being written, one below the other; Enter goes to what is to be done next. */
export const Desks = ({ past, onEnter }: { readonly past: Past; readonly onEnter: () => void }) => {
  const words = useArbiterTexts().past;
  const { asked, setAsked, answer } = past;
  const correction = answer?.ok === true ? answer.correction : null;
  if (correction === null) return null;
  const written = writtenOf(asked, correction);
  const { turns } = correction;
  const cuts = turns.filter(({ number }) => asked.cutFrom.includes(number));
  return (
    <>
      {written.length + cuts.length === 0 ? <p className="ui-hint">{words.choose}</p> : null}
      {written.map((one) => {
        const { number } = one.turn;
        const isFresh = !asked.lines.has(number);
        return (
          <DeskLine
            key={number}
            written={one}
            isFresh={isFresh}
            autoFocus={!isFresh}
            onLine={(line) => setAsked(withLine(asked, number, line))}
            onLeave={() => setAsked(withoutLine(asked, number))}
            onCut={() => setAsked(cutFrom(asked, turns, one.turn))}
            onEnter={onEnter}
          />
        );
      })}
      {cuts.map(({ number, label, thread }) => (
        <p key={number} className="past-cut" data-testid={`past-cut-${number}`}>
          <b>{words.cutFrom(label, thread)}</b>
          <Button local kind="quiet" onClick={() => setAsked(withoutCut(asked, number))}>
            {words.uncut}
          </Button>
        </p>
      ))}
    </>
  );
};
