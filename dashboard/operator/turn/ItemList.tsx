import { branchColour } from 'chess-match/client';
import { ProblemText } from '../ProblemText';
import { isBeginning, type CompletionContext } from '../model/completion';
import { lineOf } from '../model/draftSync';
import { removeItem } from '../model/editDraft';
import { splitLine } from '../model/items';
import { editLine } from '../state/intents';
import { useOperator, useStore, useStrings } from '../state/context';

/** The items of the draft one by one, each with what is wrong with it and a way to take it off. */
export const ItemList = ({ context }: { readonly context: CompletionContext }) => {
  const strings = useStrings();
  const store = useStore();
  const { snapshot, sync, isConnected } = useOperator();
  const items = splitLine(lineOf(sync));
  const checked = snapshot?.draft.items ?? [];
  if (items.length === 0) return <p className="items-none">{strings.turn.noItems}</p>;
  return (
    <ol className="items" aria-label={strings.turn.items} data-testid="draft-items">
      {items.map((item, index) => {
        const judged = checked[index];
        const problem = judged?.text === item.text ? judged.problem : null;
        const isOpen = problem?.code === 'move/illegal' && isBeginning(item.text, context);
        return (
          <li
            key={`${index}-${item.text}`}
            className={problem === null || isOpen ? 'item' : 'item item-wrong'}
            data-item={item.text}
          >
            <span className="item-text" style={item.board === null ? {} : { borderColor: branchColour(item.board) }}>
              {item.text}
            </span>
            <button
              type="button"
              className="quiet"
              disabled={!isConnected}
              aria-label={strings.turn.remove(item.text)}
              onClick={() => {
                editLine(store, (line) => removeItem(line, index));
              }}
            >
              ✕
            </button>
            {isOpen ? <em className="item-open">{strings.turn.unfinished}</em> : null}
            {problem === null || isOpen ? null : (
              <ProblemText problem={{ ...problem, item: null }} testId="problem-item" />
            )}
          </li>
        );
      })}
    </ol>
  );
};
