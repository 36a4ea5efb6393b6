import type { Answer } from '@schemas/answer';
import type { ShowView, Suggestion } from '@schemas/show';
import type { Cue } from '../../../show';
import type { Fields } from './hand';

export interface DeskParts {
  readonly send: (command: Fields) => Promise<Answer>;
  /** As published last. */
  readonly show: () => ShowView;
}

/** What was taken a moment ago still moves: it is taken when it stands, as by a hand that presses again. */
const TRIES = 3;

const movesForMs = (answer: Answer): number | null =>
  !answer.ok && answer.error.code === 'show/in_transition' ? Number(answer.error.params['movesForMs']) : null;

const wait = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** The director's desk, pressed by the commands that a person has. Nothing of it is minded where it is refused. */
export const createDesk = ({ send, show }: DeskParts) => {
  const persist = async (make: () => Fields): Promise<Answer> => {
    for (let tried = 1; ; tried += 1) {
      const answer = await send(make());
      const forMs = movesForMs(answer);
      if (forMs === null || tried === TRIES) return answer;
      await wait(forMs);
    }
  };
  const cueing = (cue: Cue): Fields | null => {
    switch (cue.of) {
      case 'rundown': {
        const item = show().rundown.items.find(({ kind }) => kind === cue.kind);
        return item === undefined ? null : { type: 'cueItem', item: item.id };
      }
      case 'preset':
        return { type: 'cuePreset', preset: cue.preset };
      case 'graphic':
        return { type: 'cueGraphic', graphic: cue.graphic, on: true, content: cue.content };
    }
  };
  const takeCued = (): Fields => {
    const { graphics, rundown } = show();
    const seen = Object.entries(graphics).flatMap(([graphic, { cue, takes, cues }]) =>
      cue === null ? [] : [{ graphic, takes, cues }],
    );
    return { type: 'takeCued', item: rundown.cued, graphics: seen };
  };
  return {
    take: async (cue: Cue): Promise<void> => {
      const command = cueing(cue);
      if (command !== null && (await send(command)).ok) await persist(takeCued);
    },
    accept: async ({ id }: Suggestion): Promise<void> => {
      await persist(() => ({ type: 'acceptSuggestion', suggestion: id }));
    },
  };
};
