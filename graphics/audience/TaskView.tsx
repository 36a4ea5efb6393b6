import type { Language, Side } from 'chess-match/client';
import { Badge } from '../shared/Badge';
import { hallOrder } from '../shared/hallOrder';
import type { KeyChanges, Task } from './task';
import { audienceWords } from './words';

interface TaskViewProps {
  readonly task: Task;
  readonly side: Side;
  readonly language: Language;
}

const Boards = ({ boards, size }: { readonly boards: readonly number[]; readonly size: number }) =>
  hallOrder(boards).map((board) => <Badge key={board} board={board} size={size} />);

interface ChoiceProps {
  readonly name: string;
  readonly boards: readonly number[];
  /** Why it cannot be done, where it cannot. */
  readonly reason: string;
}

/** One key change: the boards it may begin on, or why it may not be made. */
const Choice = ({ name, boards, reason }: ChoiceProps) => (
  <span className={boards.length > 0 ? 'choice' : 'choice is-barred'}>
    <b>{name}</b>
    {boards.length > 0 ? <Boards boards={boards} size={30} /> : <span>{reason}</span>}
  </span>
);

const Choices = ({ changes, language }: { readonly changes: KeyChanges; readonly language: Language }) => {
  const words = audienceWords(language);
  const { branching, pass, selection, barred } = changes;
  return (
    <div className="task-choices figures">
      <span className="task-one">{words.oneOf}</span>
      <Choice name={words.branching} boards={branching} reason={barred === null ? '' : words.barred[barred]} />
      <Choice name={words.pass} boards={pass} reason={selection.length > 0 ? words.fewChips : words.oneBoard} />
      <Choice name={words.selection} boards={selection} reason={words.oneBoard} />
    </div>
  );
};

const Offer = ({ text, boards }: { readonly text: string; readonly boards: readonly number[] }) =>
  boards.length > 0 && (
    <span className="task-offer">
      {text}
      <Boards boards={boards} size={32} />
    </span>
  );

/** What the team has to do in this turn, or what it waits for. */
export const TaskView = ({ task, side, language }: TaskViewProps) => {
  const words = audienceWords(language);
  switch (task.kind) {
    case 'none':
      return <div className="task figures is-quiet">{words.none}</div>;
    case 'over':
      return <div className="task figures is-quiet">{words.over[task.winner ?? 'draw']}</div>;
    case 'wait':
      return (
        <div className="task figures is-quiet">
          <span>{words.wait[side === 'white' ? 'black' : 'white']}</span>
          <Offer text={words.ourOffer} boards={task.offered} />
        </div>
      );
    case 'move':
      return (
        <div className="task figures">
          <div className="task-line">
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
