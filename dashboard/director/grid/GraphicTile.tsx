import { GRAPHIC_NAMES, isOfEngine, LAYERS, useReplicant, type GraphicId } from 'chess-match/client';
import { Button, IconButton } from '../../shared';
import { hasFields } from '../fields';
import { followEffect, slotOf, takeEffect } from '../model/slots';
import { usePage } from '../state/context';

interface GraphicTileProps {
  readonly graphic: GraphicId;
  readonly keyId: string | undefined;
  readonly onPress: () => void;
  readonly onEdit: () => void;
}

/** Red is on air, green is cued: as a camera's tally. */
export const GraphicTile = ({ graphic, keyId, onPress, onEdit }: GraphicTileProps) => {
  const { show, strings, language } = usePage();
  const slot = slotOf(show, graphic);
  const isProposed = graphic === 'analysis' && show.isProposed;
  const cued = slot.cue === null || isProposed ? followEffect(show, graphic) : takeEffect(slot);
  const { name, what } = GRAPHIC_NAMES[language][graphic];
  const isApart = LAYERS[graphic] === 'apart';
  const isUnsaid = useReplicant('outlook')?.engine.onAir !== true && isOfEngine(graphic);
  const state = isUnsaid ? strings.noEngineOnAir : strings[isApart ? 'outputState' : 'state'][slot.on ? 'on' : 'off'];
  return (
    <div
      className="tile"
      data-testid={`tile-${graphic}`}
      data-on={slot.on}
      data-apart={isApart}
      data-cued={cued ?? ''}
      data-takes={slot.takes}
    >
      <Button keyId={keyId} title={`${what}. ${state}`} data-testid={`press-${graphic}`} onClick={onPress}>
        <span className="tile-words">
          <strong>{name}</strong>
          <small>{cued === null ? state : `→ ${strings.cueing[cued]}`}</small>
        </span>
      </Button>
      {hasFields(graphic) && (
        <IconButton
          kind="quiet"
          label={strings.content(name)}
          className="tile-edit"
          data-testid={`edit-${graphic}`}
          onClick={onEdit}
        >
          ✎
        </IconButton>
      )}
    </div>
  );
};
