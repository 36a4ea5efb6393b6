import type { AirView, ContentOf } from 'chess-match/client';
import { airOf } from '../air/air';

/** What the upright picture shows: a screen the program shows instead of the play, or the play. */
export type Scene =
  | { readonly kind: 'intro'; readonly content: ContentOf<'intro'> }
  | { readonly kind: 'teams' }
  | { readonly kind: 'break'; readonly content: ContentOf<'break'> }
  | { readonly kind: 'result' }
  | {
      readonly kind: 'play';
      /** The board the program shows large; null: all of them. */ readonly board: number | null;
    };

/** Follows the program: whoever directs it directs this picture. What has no room here leaves the play on. */
export const sceneOf = (air: Pick<AirView, 'graphics'>): Scene => {
  const intro = airOf(air, 'intro');
  if (intro.on) return { kind: 'intro', content: intro.content };
  if (airOf(air, 'teams').on) return { kind: 'teams' };
  const pause = airOf(air, 'break');
  if (pause.on) return { kind: 'break', content: pause.content };
  if (airOf(air, 'result').on) return { kind: 'result' };
  const focus = airOf(air, 'focus');
  return { kind: 'play', board: focus.on ? focus.content.board : null };
};
