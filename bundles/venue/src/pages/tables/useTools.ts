import type { SketchColour, Tool } from 'chess-match/client/drawing';
import { useState } from 'react';

/** What is in the hand at a table: kept while other tables are looked at. */
export const useTools = () => {
  const [tool, setTool] = useState<Tool>('move');
  const [colour, setColour] = useState<SketchColour>('green');
  const [isTurned, setTurned] = useState(false);
  const [isSettingUp, setSettingUp] = useState(false);
  return { tool, setTool, colour, setColour, isTurned, setTurned, isSettingUp, setSettingUp };
};

export type TableTools = ReturnType<typeof useTools>;
