import { placeText, useReplicant } from 'chess-match/client';
import { usePage } from '../state/context';
import { Choice } from './Choice';
import { PersonSelect } from './PersonSelect';
import type { FieldsProps } from './props';

/** Whose card it is. */
export const PlayerFields = ({ content, onChange }: FieldsProps<'player'>) => {
  const { fields } = usePage().strings;
  return (
    <div className="fields">
      <PersonSelect
        label={fields.person}
        value={content.person}
        none={fields.nobody}
        onChange={(person) => onChange({ person })}
      />
    </div>
  );
};

/** Who is compared: teams, captains, who sits opposite whom, or any two. */
export const HeadToHeadFields = ({ content, onChange }: FieldsProps<'head-to-head'>) => {
  const { strings, boards, language } = usePage();
  const game = useReplicant('match')?.game ?? null;
  const { fields } = strings;
  const numbers = Array.from({ length: boards }, (_, index) => index + 1);
  const options = [
    ['teams', fields.bothTeams],
    ['captains', fields.captains],
    ['pairings', fields.pairings],
    ...numbers.map((board) => [board, placeText(game, board, language)] as const),
    ['people', fields.twoPeople],
  ] as const;
  return (
    <div className="fields">
      <Choice
        label={fields.compared}
        value={content.what === 'board' ? (content.board ?? 1) : content.what}
        options={options}
        onChange={(chosen) =>
          onChange(
            typeof chosen === 'number'
              ? { ...content, what: 'board', board: chosen }
              : { ...content, what: chosen, board: null },
          )
        }
      />
      {content.what === 'people' && (
        <>
          <PersonSelect
            label={fields.onTheLeft}
            value={content.one}
            none={fields.nobody}
            onChange={(one) => onChange({ ...content, one })}
          />
          <PersonSelect
            label={fields.onTheRight}
            value={content.other}
            none={fields.nobody}
            onChange={(other) => onChange({ ...content, other })}
          />
        </>
      )}
    </div>
  );
};
