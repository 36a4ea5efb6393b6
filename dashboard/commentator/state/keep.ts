import type { AnalysisContent } from 'chess-match/client';
import type { AirWords, Desk } from './desk';

/** What survives a reload of the page. */
export interface Kept {
  /** Null: the board follows what is selected. */
  readonly desk: Desk | null;
  /** The one put away last that had something on it; null: none. */
  readonly putAway: Desk | null;
  readonly words: AirWords;
  /** What was proposed to the director, the newest first: an older one may be on air still. */
  readonly proposed: readonly AnalysisContent[];
}

/** More than a director takes one after the other. */
const MOST_PROPOSED = 8;

export const withProposed = (kept: Kept, content: AnalysisContent): Kept => ({
  ...kept,
  proposed: [content, ...kept.proposed].slice(0, MOST_PROPOSED),
});

const NAME = 'commentator.desk';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether it is a desk of this build: one kept by another is forgotten, not repaired. */
const isDesk = (value: unknown): value is Desk => {
  if (!isRecord(value) || typeof value['matchId'] !== 'string' || typeof value['board'] !== 'number') return false;
  const { study, start, drawings, opened, stake } = value;
  const steps: readonly unknown[] = isRecord(study) && Array.isArray(study['steps']) ? study['steps'] : [];
  const isStep = (step: unknown): boolean => isRecord(step) && typeof step['turn'] === 'string';
  const hasStudy = study === null || (steps.length > 0 && steps.every(isStep));
  const isKnown = opened === null || (isRecord(opened) && isRecord(opened['notes']));
  const hasStake = stake === null || isRecord(stake);
  return isKnown && hasStake && hasStudy && isRecord(drawings) && isRecord(start) && isRecord(start['pieces']);
};

/** Of any build: it is compared and never shown. */
const isContent = (value: unknown): value is AnalysisContent => isRecord(value) && isRecord(value['pieces']);

const text = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise);

/** @param name of the person, who speaks unless another name was written */
export const readKept = (json: string | null, name: string): Kept => {
  const none: Kept = {
    desk: null,
    putAway: null,
    words: { title: '', caption: '', by: name, bottom: 'white' },
    proposed: [],
  };
  try {
    const kept: unknown = JSON.parse(json ?? 'null');
    if (!isRecord(kept)) return none;
    const words = isRecord(kept['words']) ? kept['words'] : {};
    return {
      desk: isDesk(kept['desk']) ? kept['desk'] : null,
      putAway: isDesk(kept['putAway']) ? kept['putAway'] : null,
      words: {
        title: text(words['title'], ''),
        caption: text(words['caption'], ''),
        by: text(words['by'], '') || name,
        bottom: words['bottom'] === 'black' ? 'black' : 'white',
      },
      proposed: Array.isArray(kept['proposed']) ? kept['proposed'].filter(isContent) : [],
    };
  } catch {
    return none;
  }
};

export const loadKept = (): Kept => readKept(localStorage.getItem(NAME), localStorage.getItem('panels.name') ?? '');

export const keep = (kept: Kept): void => {
  localStorage.setItem(NAME, JSON.stringify(kept));
};
