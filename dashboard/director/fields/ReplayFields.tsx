import { useReplicant, type MatchView, type PastView } from 'chess-match/client';
import { boardName, turnText } from 'chess-match/client/view';
import { usePage } from '../state/context';
import { Choice } from './Choice';
import type { FieldsProps } from './props';

/** So many turns back can be picked; an earlier one is found in the recap. */
const PICKED = 24;
const COUNTS = [1, 2, 4, 8] as const;

/** The boards that were others after a turn; before one is chosen, those of the last. */
const boardsIn = ({ turns }: PastView, ply: number | null): readonly number[] => {
  const turn = ply === null ? turns.at(-1) : turns.find((known) => known.ply === ply);
  return turn?.boards.map(({ board }) => board) ?? [];
};

const momentsIn = ({ moments }: PastView, ply: number): boolean =>
  moments.some((moment) => moment.ply === ply && moment.rank > 0);

/** Which turn, on which board, and how many turns that lead to it; all of it is picked, nothing typed. */
export const ReplayFields = ({ content, onChange }: FieldsProps<'replay'>) => {
  const { strings, match } = usePage();
  const { fields } = strings;
  const past = useReplicant('past');
  if (past === undefined || past.turns.length === 0) return <p>{fields.noTurns}</p>;
  const named = (board: number, of: MatchView | null): string => (of === null ? `${board}` : boardName(of, board));
  const { board, ply, turns } = content;
  const boards = boardsIn(past, ply);
  return (
    <div className="fields">
      <label className="field">
        <span>{fields.turn}</span>
        <select
          value={ply ?? ''}
          onChange={({ target: { value } }) =>
            onChange({ ...content, ply: value === '' ? null : Number(value), board: null })
          }
        >
          <option value="">{fields.lastTurn}</option>
          {past.turns
            .slice(-PICKED)
            .toReversed()
            .map((turn) => (
              <option key={turn.ply} value={turn.ply}>
                {`${turnText(turn.turn)} ${momentsIn(past, turn.ply) ? '★ ' : ''}${turn.boards
                  .flatMap(({ rest }) => rest.lastMoves?.map(({ san }) => san) ?? [])
                  .join(' ')}`}
              </option>
            ))}
        </select>
      </label>
      <Choice
        label={fields.onBoard}
        value={board}
        options={[[null, fields.mainBoard] as const, ...boards.map((each) => [each, named(each, match)] as const)]}
        onChange={(chosen) => onChange({ ...content, board: chosen })}
      />
      <Choice
        label={fields.turnsBefore}
        value={turns}
        options={COUNTS.map((count) => [count, `${count}`] as const)}
        onChange={(count) => onChange({ ...content, turns: count })}
      />
    </div>
  );
};
