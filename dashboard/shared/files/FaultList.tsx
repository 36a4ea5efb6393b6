import { problemText, type Problem } from 'chess-match/client';
import { useLanguage } from '../frame/language';
import { FILE_TEXTS } from './texts';
import './files.css';

/** A place where a record cannot be read, as the server tells it. */
export interface Fault {
  readonly line: number;
  /** Of its line, from 1; absent where nobody knows it. */
  readonly column?: number | undefined;
  readonly problem: Problem;
}

interface FaultListProps {
  readonly faults: readonly Fault[];
}

const placeOf = ({ line, column }: Fault): string => (column === undefined ? String(line) : `${line}:${column}`);

/** Every place of a record that cannot be taken in, with what stands there and what to do, in the order of the file. */
export const FaultList = ({ faults }: FaultListProps) => {
  const language = useLanguage();
  const texts = FILE_TEXTS[language];
  return (
    <section className="faults" role="alert" data-testid="faults">
      <h3>{texts.faultsTitle(faults.length)}</h3>
      <ol>
        {faults.map((fault) => (
          <li key={`${placeOf(fault)} ${fault.problem.code}`} data-testid="fault">
            <code aria-label={texts.faultAt(fault.line, fault.column ?? null)}>{placeOf(fault)}</code>
            <span>
              {problemText(fault.problem, language)}
              {fault.problem.item === null || fault.problem.item === '' ? null : <q>{fault.problem.item}</q>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
};
