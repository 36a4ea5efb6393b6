import type { ContentOf, GraphicId } from 'chess-match/client';
import { hasFields } from './fields';
import { usePage } from './state/context';
import type { ShowBody } from './state/desk';
import { takeEffect, type Slot } from './state/slots';

interface CardButtonsProps<G extends GraphicId> {
  readonly graphic: G;
  readonly slot: Slot<G>;
  readonly edited: ContentOf<G> | null;
  readonly onEdited: (edited: ContentOf<G> | null) => void;
}

const cueBody = <G extends GraphicId>(graphic: G, on: boolean, content: ContentOf<G>): ShowBody => ({
  type: 'cueGraphic',
  graphic,
  on,
  content: { ...content },
});

/** Off the air at once, with the cue kept for later. */
const outBodies = <G extends GraphicId>(graphic: G, { content, cue, takes }: Slot<G>): readonly ShowBody[] => [
  cueBody(graphic, false, content),
  { type: 'takeGraphic', graphic, takes },
  ...(cue ? [cueBody(graphic, cue.on, cue.content)] : []),
];

/** Cue, take, out. */
export const CardButtons = <G extends GraphicId>({ graphic, slot, edited, onEdited }: CardButtonsProps<G>) => {
  const { desk, strings, isConnected } = usePage();
  const { on, cue, content, takes } = slot;
  const isIdle = isConnected && !desk.busy.has(graphic);
  const effect = takeEffect(slot);
  /** Going off the air is always possible. */
  const isUncued = edited !== null && effect !== 'out';
  const act = (...bodies: readonly ShowBody[]) => desk.act(graphic, ...bodies);
  const prepare = async (): Promise<void> => {
    if (await act(cueBody(graphic, true, edited ?? cue?.content ?? content))) onEdited(null);
  };
  const takeWords = cue ? strings.takeCue : strings.take;
  return (
    <div className="card-buttons">
      {(hasFields(graphic) || !on) && (
        <button type="button" disabled={!isIdle} data-testid={`cue-${graphic}`} onClick={() => void prepare()}>
          {strings.cue}
        </button>
      )}
      {edited && (
        <button type="button" className="quiet" onClick={() => onEdited(null)}>
          {strings.resetFields}
        </button>
      )}
      {cue && (
        <button
          type="button"
          className="quiet"
          disabled={!isIdle}
          data-testid={`drop-${graphic}`}
          onClick={() => void act({ type: 'dropCue', graphic })}
        >
          {strings.dropCue}
        </button>
      )}
      <span className="gap" />
      {cue && on && effect !== 'out' && (
        <button
          type="button"
          disabled={!isIdle}
          data-testid={`out-${graphic}`}
          onClick={() => void act(...outBodies(graphic, slot))}
        >
          {strings.outKeepCue}
        </button>
      )}
      <button
        type="button"
        className={cue ? 'danger take' : 'take'}
        disabled={!isIdle || isUncued}
        title={isUncued ? strings.cueFirst : undefined}
        data-testid={`take-${graphic}`}
        onClick={() => void act({ type: 'takeGraphic', graphic, takes })}
      >
        {takeWords[effect]}
      </button>
    </div>
  );
};
