import type { AirLanguage, Side } from 'chess-match/client';
import { hallOrder, opponent } from 'chess-match/client/view';
import { Badge } from '../../../air/Badge';
import type { KeyChange, KeyChanges, Task } from './task';
import { audienceWords } from './words';
import { classes } from '../../../air/classes';
import look from '../../../air/look.module.css';
import css from './audience.module.css';

interface TaskViewProps {
  readonly task: Task;
  readonly side: Side;
  readonly language: AirLanguage;
}

const Boards = ({ boards, size }: { readonly boards: readonly number[]; readonly size: number }) =>
  hallOrder(boards).map((board) => <Badge key={board} board={board} size={size} />);

interface ChoiceProps {
  readonly name: string;
  readonly change: KeyChange;
  readonly language: AirLanguage;
}

/** One key change: the boards it may begin on, or why it may not be made. */
const Choice = ({ name, change: { boards, barred }, language }: ChoiceProps) => (
  <span className={classes(css.choice, barred !== null && css.isBarred)} data-role="choice">
    <b>{name}</b>
    {barred === null ? <Boards boards={boards} size={30} /> : <span>{audienceWords(language).barred[barred]}</span>}
  </span>
);

const Choices = ({ changes, language }: { readonly changes: KeyChanges; readonly language: AirLanguage }) => {
  const words = audienceWords(language);
  return (
    <div className={classes(css.taskChoices, look.figures)}>
      <span className={css.taskOne}>{words.oneOf}</span>
      <Choice name={words.branching} change={changes.branching} language={language} />
      <Choice name={words.pass} change={changes.pass} language={language} />
      <Choice name={words.selection} change={changes.selection} language={language} />
    </div>
  );
};

const Offer = ({ text, boards }: { readonly text: string; readonly boards: readonly number[] }) =>
  boards.length > 0 && (
    <span className={css.taskOffer}>
      {text}
      <Boards boards={boards} size={32} />
    </span>
  );

/** What the team has to do in this turn, or what it waits for. */
export const TaskView = ({ task, side, language }: TaskViewProps) => {
  const words = audienceWords(language);
  switch (task.kind) {
    case 'none':
      return <div className={classes(css.task, look.figures, css.isQuiet)}>{words.none}</div>;
    case 'over':
      return <div className={classes(css.task, look.figures, css.isQuiet)}>{words.over[task.winner ?? 'draw']}</div>;
    case 'wait':
      return (
        <div className={classes(css.task, look.figures, css.isQuiet)}>
          <span>{words.wait[opponent(side)]}</span>
          <Offer text={words.ourOffer} boards={task.offered} />
        </div>
      );
    case 'move':
      return (
        <div className={classes(css.task, look.figures)}>
          <div className={css.taskLine}>
            <b>{words.ourTurn}</b>
            <span>{task.boards.length > 1 ? words.moveOn : words.moveOnOne}</span>
            <Boards boards={task.boards} size={36} />
            <Offer text={words.offered} boards={task.offered} />
          </div>
          {task.changes && <Choices changes={task.changes} language={language} />}
        </div>
      );
  }
};
