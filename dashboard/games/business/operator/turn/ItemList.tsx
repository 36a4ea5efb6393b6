import { branchColour, type DraftView } from 'chess-match/client';
import { inPrintedOrder, itemIn, removeItem, splitLine, type Item } from 'chess-match/games/business';
import { Button, Refusal } from '../../../../shared';
import type { Completion } from '../../../../operator/model/completion';
import { lineOf } from 'chess-match/client/turn';
import { editLine } from '../../../../operator/state/intents';
import { useEntry, useOperator, useStore, useStrings } from '../../../../operator/state/context';

/** An item with what the rules read it as: a move typed by its squares, say, is shown as it is written. */
const meantBy = (item: Item, draft: DraftView | undefined): Item => {
  const made = draft?.boards.find(({ board, state }) => board === item.board && state === 'moved');
  const san = made?.lastMoves.at(-1)?.san;
  const isPlayed =
    item.kind === 'move' && san !== undefined && draft?.items.some(({ text }) => text === item.text) === true;
  return isPlayed ? { ...item, text: `${item.board}:${san}` } : item;
};

/** The items of the draft one by one, each with what is wrong with it and a way to take it off. */
export const ItemList = ({ completion }: { readonly completion: Completion }) => {
  const strings = useStrings();
  const store = useStore();
  const { snapshot } = useOperator();
  const { draft } = useEntry(null);
  const items = inPrintedOrder(splitLine(lineOf(draft)).map((item, index) => ({ ...item, index })));
  const checked = snapshot?.draft.items ?? [];
  if (items.length === 0)
    return <p className="items-none">{snapshot?.match.status === 'playing' ? strings.turn.noItems : ''}</p>;
  return (
    <ol className="items" aria-label={strings.turn.items} data-testid="draft-items">
      {items.map(({ index, ...item }) => {
        const judged = checked[index];
        const problem = judged?.text === item.text ? judged.problem : null;
        const isUnread = problem?.code === 'move/illegal' || problem?.code === 'notation/unknown_item';
        const isOpen = isUnread && completion.isBeginning(item.text);
        const shown = itemIn(problem === null ? meantBy(item, snapshot?.draft) : item, strings.language);
        return (
          <li
            key={`${index}-${item.text}`}
            className={problem === null || isOpen ? 'item' : 'item item-wrong'}
            data-item={item.text}
          >
            <span className="item-text" style={item.board === null ? {} : { borderColor: branchColour(item.board) }}>
              {shown}
            </span>
            <Button
              kind="quiet"
              aria-label={strings.turn.remove(shown)}
              onClick={() => {
                editLine(store, (line) => removeItem(line, index));
              }}
            >
              ✕
            </Button>
            {isOpen ? <em className="item-open">{strings.turn.unfinished}</em> : null}
            {problem === null || isOpen ? null : <Refusal problem={{ ...problem, item: null }} testId="problem-item" />}
          </li>
        );
      })}
    </ol>
  );
};
