import { GRAPHIC_NAMES, type ContentOf, type GraphicId, type RundownItem } from 'chess-match/client';
import type { ComponentType } from 'react';
import { Button, Checkbox } from '../../shared';
import { FIELDS, hasFields } from '../fields';
import type { FieldsProps } from '../fields/props';
import { changeOf, withAir, type Change } from '../model/rundownEdit';
import { slotOf } from '../model/slots';
import { usePage } from '../state/context';

const CHANGES: readonly Change[] = ['leave', 'on', 'off'];

interface ItemGraphicProps<G extends GraphicId> {
  readonly graphic: G;
  readonly item: RundownItem;
  readonly onChange: (item: RundownItem) => void;
}

/** What the item does with one graphic, and what that then shows. */
export const ItemGraphic = <G extends GraphicId>({ graphic, item, onChange }: ItemGraphicProps<G>) => {
  const { show, strings, language } = usePage();
  const words = strings.rundown;
  const { name } = GRAPHIC_NAMES[language][graphic];
  const change = changeOf(item, graphic);
  const content = item.airs.find((air) => air.graphic === graphic)?.content ?? null;
  const choose = (next: Change): void =>
    onChange(withAir(item, graphic, next === 'leave' ? null : { on: next === 'on', content: null }));
  const setContent = (next: ContentOf<G> | null): void =>
    onChange(withAir(item, graphic, { on: true, content: next === null ? null : { ...next } }));
  const Fields: ComponentType<FieldsProps<G>> = FIELDS[graphic];
  return (
    <li data-testid={`item-graphic-${graphic}`} data-change={change}>
      <div role="group" aria-label={name} className="item-choice">
        <span>{name}</span>
        {CHANGES.map((option) => (
          <Button
            key={option}
            local
            pressed={change === option}
            data-testid={`${graphic}-${option}`}
            onClick={() => choose(option)}
          >
            {words.change[option]}
          </Button>
        ))}
      </div>
      {change === 'on' && hasFields(graphic) && (
        <Checkbox
          local
          label={words.ownContent}
          checked={content !== null}
          onChange={(own) => setContent(own ? slotOf(show, graphic).content : null)}
        />
      )}
      {content !== null && <Fields content={content as ContentOf<G>} onChange={setContent} />}
    </li>
  );
};
