import type { ContentOf, GraphicId } from 'chess-match/client';
import { useState, type ComponentType } from 'react';
import { GRAPHIC_NAMES } from '../shared/graphicNames';
import { CardButtons } from './CardButtons';
import { FIELDS, hasFields } from './fields';
import type { FieldsProps } from './fields/props';
import { Refusal } from './Refusal';
import { Screen, sourceUrl } from './Screen';
import { usePage } from './state/context';
import type { Slot } from './state/slots';

interface CardProps<G extends GraphicId> {
  readonly graphic: G;
  readonly slot: Slot<G>;
}

/** One graphic: what it shows, what it would show, and how to bring it in and out. */
export const Card = <G extends GraphicId>({ graphic, slot }: CardProps<G>) => {
  const { strings } = usePage();
  const { on, cue, content } = slot;
  /** What was changed here and not cued yet. */
  const [edited, setEdited] = useState<ContentOf<G> | null>(null);
  const { name, what } = GRAPHIC_NAMES[strings.language][graphic];
  const Fields: ComponentType<FieldsProps<G>> = FIELDS[graphic];
  const cueCaption = cue?.on === false ? strings.cuedOut : strings.preview;
  return (
    <section className="card" data-testid={`graphic-${graphic}`} data-on={on} data-takes={slot.takes} aria-label={name}>
      <header className="card-head">
        <h2>{name}</h2>
        <span className="what">{what}</span>
        <a href={sourceUrl(graphic, `lang=${strings.language}`)} target="_blank" rel="noreferrer" title={strings.open}>
          ↗
        </a>
        <span className="tally" data-on={on}>
          {on ? strings.onAir : strings.off}
        </span>
      </header>
      <div className="screens">
        {cue ? (
          <Screen graphic={graphic} kind="preview" isLit caption={cueCaption} />
        ) : (
          <figure className="screen screen-preview" data-lit={false}>
            <div className="screen-glass screen-empty">{strings.nothingCued}</div>
            <figcaption>{strings.preview}</figcaption>
          </figure>
        )}
        <Screen graphic={graphic} kind="program" isLit={on} caption={strings.program} />
      </div>
      {hasFields(graphic) && <Fields content={edited ?? cue?.content ?? content} onChange={setEdited} />}
      <CardButtons graphic={graphic} slot={slot} edited={edited} onEdited={setEdited} />
      <Refusal place={graphic} />
    </section>
  );
};
