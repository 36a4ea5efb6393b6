import type { Problem, RundownItem } from 'chess-match/client';
import { Button, Field, Refusal, Select, Switch, TextArea, TextInput } from '../../shared';
import { beginningAt, captured } from '../model/rundownEdit';
import { preparedOf } from '../model/slots';
import { usePage } from '../state/context';

const KINDS: readonly RundownItem['kind'][] = ['intro', 'teams', 'explainer', 'play', 'break', 'result', 'other'];

interface ItemWordsProps {
  readonly item: RundownItem;
  readonly problem: Problem | null;
  readonly onChange: (item: RundownItem) => void;
}

/** What an item is called and what is to be remembered of it; and the graphics taken over from what is on air. */
export const ItemWords = ({ item, problem, onChange }: ItemWordsProps) => {
  const { show, strings } = usePage();
  const words = strings.rundown;
  return (
    <div className="item-words">
      <Field label={words.kind}>
        <Select
          local
          value={item.kind}
          options={KINDS.map((kind) => ({ value: kind, label: words.kinds[kind] }))}
          onChange={(kind) => onChange({ ...item, kind })}
        />
      </Field>
      <Field label={words.title} hint={words.titleHint}>
        <TextInput value={item.title} maxLength={80} onChange={(title) => onChange({ ...item, title })} />
      </Field>
      <Field label={words.at} hint={words.atHint}>
        <TextInput
          type="time"
          value={item.at ?? ''}
          data-testid="item-at"
          onChange={(at) => onChange(beginningAt(item, at))}
        />
      </Field>
      <Field label={words.notes}>
        <TextArea rows={5} value={item.notes} maxLength={1000} onChange={(notes) => onChange({ ...item, notes })} />
      </Field>
      <Switch local label={words.alone} checked={item.alone} onChange={(alone) => onChange({ ...item, alone })} />
      <Button local data-testid="capture" onClick={() => onChange(captured(item, show, preparedOf(show)))}>
        {words.capture}
      </Button>
      <Refusal problem={problem} testId="item-refusal" />
    </div>
  );
};
