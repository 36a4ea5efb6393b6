import { GRAPHIC_IDS, GRAPHIC_NAMES, LAYERS, type GraphicId } from 'chess-match/client';
import { AirUndoButtons, Button, Refusal, useKeys } from '../shared';
import { usePage } from './state/context';
import { useShow } from './state/useShow';

const KEY_LABELS = {
  clear: { en: 'Clear all', ru: 'Убрать всё' },
  restore: { en: 'Restore', ru: 'Вернуть убранное' },
  undo: { en: 'Undo on air', ru: 'Отменить в эфире' },
  redo: { en: 'Redo on air', ru: 'Повторить в эфире' },
} as const;

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
    { id: 'clear', label: KEY_LABELS.clear, keys: 'Shift+KeyC', run: clearAll, when: canClear },
    { id: 'restore', label: KEY_LABELS.restore, keys: 'Shift+KeyR', run: restore, when: canRestore },
    {
      id: 'undo-air',
      label: KEY_LABELS.undo,
      keys: 'KeyZ',
      run: () => void act({ type: 'undoShow', showVersion }),
      when: undo !== null && !pending,
    },
    {
      id: 'redo-air',
      label: KEY_LABELS.redo,
      keys: 'Shift+KeyZ',
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
