import { GRAPHIC_IDS, GRAPHIC_NAMES, LAYERS, type GraphicId } from 'chess-match/client';
import { keyOf } from 'chess-match/client/keys';
import { AirUndoButtons, Button, Refusal, useKeys } from '../shared';
import { usePage } from './state/context';
import { useShow } from './state/useShow';

/** What concerns the air as a whole: clear it, restore it, take the last change back or make it again. */
export const AirBar = () => {
  const { show, strings, language } = usePage();
  const { act, pending, problem, clear } = useShow();
  const { version: showVersion, cleared, undo, redo, graphics } = show;
  const namesOf = (ids: readonly GraphicId[]): string => ids.map((id) => GRAPHIC_NAMES[language][id].name).join(', ');
  const isSomethingOn = GRAPHIC_IDS.some((id) => LAYERS[id] !== 'apart' && graphics[id].on);
  const clearAll = (): void => void act({ type: 'clearGraphics' });
  const restore = (): void => void act({ type: 'restoreGraphics', showVersion });
  const [canClear, canRestore] = [isSomethingOn && !pending, cleared.length > 0 && !pending];
  useKeys([
    { ...keyOf('clearGraphics', 'director', 'clear'), run: clearAll, when: canClear },
    { ...keyOf('restoreGraphics', 'director', 'restore'), run: restore, when: canRestore },
    {
      ...keyOf('undoShow', 'director', 'undo-air'),
      run: () => void act({ type: 'undoShow', showVersion }),
      when: undo !== null && !pending,
    },
    {
      ...keyOf('redoShow', 'director', 'redo-air'),
      run: () => void act({ type: 'redoShow', showVersion }),
      when: redo !== null && !pending,
    },
  ]);
  return (
    <div className="air-bar" role="group" aria-label={strings.program}>
      <Button kind="danger" disabled={!canClear} keyId="clear" data-testid="clear" onClick={clearAll}>
        {strings.clear}
      </Button>
      <Button
        kind="primary"
        disabled={!canRestore}
        keyId="restore"
        data-testid="restore"
        title={cleared.length > 0 ? strings.restoreWhat(namesOf(cleared)) : undefined}
        onClick={restore}
      >
        {strings.restore}
      </Button>
      <AirUndoButtons undoKey="undo-air" redoKey="redo-air" />
      <Refusal problem={problem} onDismiss={clear} testId="air-refusal" />
    </div>
  );
};
