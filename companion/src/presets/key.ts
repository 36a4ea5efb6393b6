import type { CompanionButtonStyleProps, CompanionOptionValues } from '@companion-module/base';
import { KEY, WHITE } from '../colours';
import { styleOf, type FeedbackId } from '../feedbacks';
import type { Language } from '../language';

/** A lamp of a key. */
export type Lamp = readonly [id: FeedbackId, options?: CompanionOptionValues];

/** A key that works at once when it is dragged onto a page. */
export interface Key {
  readonly name: string;
  readonly text: string;
  /** What a press does; null: the key only shows. */
  readonly action: readonly [id: string, options?: CompanionOptionValues] | null;
  /** The later one wins. */
  readonly lamps: readonly Lamp[];
}

/** How a value of ours is written into a key's text. */
export const shown = (variable: string): string => `$(chess-broadcast:${variable})`;

const STYLE: Omit<CompanionButtonStyleProps, 'text'> = { size: 'auto', color: WHITE, bgcolor: KEY, show_topbar: false };

/** As Companion takes it: whatever a key shows, that nothing is known comes over all of it. */
export const presetOf = ({ name, text, action, lamps }: Key, language: Language) => ({
  type: 'simple' as const,
  name,
  style: { ...STYLE, text },
  steps: [{ down: action === null ? [] : [{ actionId: action[0], options: { ...action[1] } }], up: [] }],
  feedbacks: [...lamps, ['notLive'] as const].map(([feedbackId, options = {}]) => ({
    feedbackId,
    options: { ...options },
    style: styleOf(feedbackId, language),
  })),
});
