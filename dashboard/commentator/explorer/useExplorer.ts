import type { SketchColour } from 'chess-match/client';
import { currentStep, tryMove, type Study, type StudyRules } from 'chess-match/client/explore';
import { opponent, type PickableMove } from 'chess-match/client/view';
import { useMemo, useState, type RefObject } from 'react';
import { useKeys } from '../../shared';
import { drawn, shownOn, wiped } from '../state/desk';
import type { DeskControl } from '../state/useDesk';
import { readEntry } from './readEntry';
import { bothOf, studyKeys } from './studyKeys';
import { useSketching, type Tool } from 'chess-match/client';

/** The legal moves of a position, worked out when first asked for: looking through a game must not wait for them. */
const legalMovesOf = (rules: StudyRules, study: Study | null): (() => readonly PickableMove[]) => {
  let known: readonly PickableMove[] | null = null;
  return () => (known ??= study === null ? [] : rules.moves(currentStep(study).fen));
};

/** The own board's tools: pieces in hand, pen and colour, typed moves, and the keys of all of them. */
export const useExplorer = (control: DeskControl, squares: RefObject<Element | null>, onReset: () => void) => {
  const { desk, rules, words, change, changeStudy, setWords } = control;
  const [tool, setTool] = useState<Tool>('move');
  const [colour, setColour] = useState<SketchColour>('green');
  const { study } = desk;
  const shown = useMemo(() => shownOn(rules, desk), [rules, desk]);
  const movesOf = useMemo(() => legalMovesOf(rules, study), [rules, study]);
  const acts = useMemo(() => (study === null ? [] : (rules.acts?.(currentStep(study).fen) ?? [])), [rules, study]);
  const draw = (from: string, to: string, with_: SketchColour): void => change(drawn(desk, from, to, with_));
  const move = (san: string): boolean => {
    if (study === null) return false;
    const next = tryMove(rules, study, san);
    if (next === study) return false;
    change({ ...desk, study: next });
    return true;
  };
  const sketching = useSketching({
    squares,
    field: { files: shown.files, ranks: shown.ranks, bottom: words.bottom },
    movesOf,
    tool,
    colour,
    onMove: move,
    onDraw: draw,
  });
  const enter = (text: string): boolean => {
    const entry = readEntry(rules, study, text, tool);
    if (entry?.kind === 'move') change({ ...desk, study: entry.study });
    if (entry?.kind === 'mark') draw(entry.from, entry.to, colour);
    return entry !== null;
  };
  const turn = (): void => setWords({ bottom: opponent(words.bottom) });
  const toggleTool = (): void => setTool(tool === 'move' ? 'draw' : 'move');
  useKeys([
    ...studyKeys(changeStudy),
    { id: 'flip', keys: 'KeyF', label: bothOf((texts) => texts.turnBoard), run: turn },
    { id: 'draw', keys: 'KeyD', label: bothOf((texts) => texts.tools.draw), run: toggleTool },
    { id: 'wipe', keys: 'KeyW', label: bothOf((texts) => texts.clearSketch), run: () => change(wiped(desk)) },
    { id: 'place', keys: 'KeyE', label: bothOf((texts) => texts.takePlace), run: control.release },
    { id: 'reset', keys: 'KeyR', label: bothOf((texts) => texts.reset), run: onReset },
    {
      id: 'bring-back',
      keys: 'KeyZ',
      label: bothOf((texts) => texts.bringBack),
      when: control.mayBringBack,
      run: control.bringBack,
    },
  ]);
  return { shown, sketching, movesOf, acts, enter, tool, setTool, colour, setColour, turn };
};

export type Explorer = ReturnType<typeof useExplorer>;
