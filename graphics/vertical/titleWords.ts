import type { AirLanguage } from 'chess-match/client';
import { endingOf } from '../air/ending/ending';
import { endingText, reasonText } from '../air/ending/words';
import { breakWords } from '../break/words';
import { bothText, resultWords } from '../result/words';
import type { VerticalPicture } from './plan';
import type { Scene } from './scene';
import type { TitleWords } from './Title';
import { lineUpsText } from './words';

type Screen = Exclude<Scene, { readonly kind: 'play' }>;

const listed = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('. ');

/** The words of a screen; an event that is the title is not told twice. */
export const titleWordsOn = (scene: Screen, { match, score }: VerticalPicture, language: AirLanguage): TitleWords => {
  const { event } = match;
  switch (scene.kind) {
    case 'intro': {
      const title = scene.content.title.trim() || event || lineUpsText(language);
      const below = listed([scene.content.subtitle, bothText(score, language)]);
      return { above: event === title ? '' : event, title, below, untilMs: null };
    }
    case 'teams':
      return { above: event, title: lineUpsText(language), below: '', untilMs: null };
    case 'break':
      return {
        above: event,
        title: scene.content.text.trim() || breakWords(language).title,
        below: bothText(score, language),
        untilMs: scene.content.untilMs,
      };
    case 'result': {
      const ending = endingOf({ match, score });
      const [title, reason] =
        ending === null
          ? [resultWords(language).soFar, '']
          : [endingText(ending, match.teams, language), reasonText(ending, language)];
      return { above: event, title, below: listed([reason, bothText(score, language)]), untilMs: null };
    }
  }
};
