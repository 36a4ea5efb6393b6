import { useState } from 'react';
import { Refusal } from './Refusal';
import { usePage } from './state/context';
import { parseJson } from './state/parseJson';

/** Everyone at once, as text: to paste a list, to copy it out. */
export const PeopleEditor = () => {
  const { desk, strings, people, isConnected } = usePage();
  const words = strings.people;
  const entered = JSON.stringify(people, null, 2);
  const [text, setText] = useState(entered);
  const [wrong, setWrong] = useState<string | null>(null);
  const [isApplied, setIsApplied] = useState(false);
  const change = (next: string): void => {
    setText(next);
    setWrong(null);
    setIsApplied(false);
  };
  const apply = async (): Promise<void> => {
    const parsed = parseJson(text);
    setWrong(parsed.ok ? null : parsed.error);
    if (parsed.ok) setIsApplied(await desk.act('people', { type: 'setPeople', people: parsed.value }));
  };
  const { white, black, arbiters, commentators } = people;
  const count = white.people.length + black.people.length + arbiters.length + commentators.length;
  return (
    <section className="people" aria-label={words.heading}>
      <p>
        {words.hint} {words.count(count)}.
      </p>
      <textarea
        value={text}
        spellCheck={false}
        aria-invalid={wrong !== null || desk.refusals['people'] !== undefined}
        aria-label={words.heading}
        data-testid="people-json"
        onChange={(event) => change(event.target.value)}
      />
      <div className="card-buttons">
        {wrong && (
          <p className="problem" role="alert" data-testid="people-not-json">
            {words.notJson(wrong)}
          </p>
        )}
        <Refusal place="people" />
        {isApplied && <output>{words.applied}</output>}
        <span className="gap" />
        <button type="button" disabled={text === entered} onClick={() => change(entered)}>
          {words.load}
        </button>
        <button
          type="button"
          className="primary"
          data-testid="people-apply"
          disabled={!isConnected || desk.busy.has('people')}
          onClick={() => void apply()}
        >
          {words.apply}
        </button>
      </div>
    </section>
  );
};
