import { Unbroken } from 'chess-match/client/drawing';
import { taskOf } from '../words/task';
import { tied } from '../words/tied';
import type { PartProps } from './parts';

const Task = ({ facts, own, language, words }: PartProps) => {
  const task = taskOf(facts, language);
  if (task === null) return null;
  const may = facts.options === null || own.mayDo === null ? null : own.mayDo(facts.options, language);
  return (
    <section className="task" data-own={task.isOwnTurn}>
      <h3>{task.text}</h3>
      {task.isOwnTurn && may !== null && (
        <p>{may.length === 0 ? words.mayNothing : `${words.mayBesides} ${may.join(', ')}.`}</p>
      )}
    </section>
  );
};

const Speaking = ({ facts, words }: PartProps) => {
  const { people, speaking } = facts;
  const heard = [...people.white.people, ...people.black.people, ...people.others].filter(({ id }) =>
    speaking.includes(id),
  );
  if (heard.length === 0) return null;
  return (
    <p className="speaking">
      <span>{words.speaks}</span>
      <b>{heard.map(({ name, title }) => (title === '' ? name : `${name}, ${title}`)).join('; ')}</b>
    </p>
  );
};

/** What the team one follows has to decide, what has just happened, who speaks. */
export const News = ({ isPast, ...props }: PartProps & { readonly isPast: boolean }) => {
  const { facts, own, language, words, isCovered } = props;
  const items = isCovered ? [] : own.happened(facts, language);
  return (
    <div className="news">
      {!isCovered && !isPast && <Task {...props} />}
      {!isCovered && (
        <section className="happened" aria-live="polite">
          <h3>{words.happened}</h3>
          {items.length === 0 && <p>{words.firstMove}</p>}
          {items.map(({ when, text }) => (
            <p key={`${when} ${text}`}>
              <small>{when}</small> <Unbroken text={tied(text)} />
            </p>
          ))}
        </section>
      )}
      <Speaking {...props} />
    </div>
  );
};
