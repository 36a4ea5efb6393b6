import { placeName, problemText } from 'chess-match/client/drawing';
import { playOf, turnOptionsOf } from 'chess-match/games/business';
import type { DisplayProps } from '../../../kit/display';
import { BUSINESS_TEXTS, type BusinessTexts } from '../texts';
import { LargeBoard } from '../../../displays/BoardDisplay';

const modeOf = (mode: unknown, texts: BusinessTexts): string =>
  typeof mode === 'string' && Object.hasOwn(texts.endgame, mode)
    ? texts.endgame[mode as keyof BusinessTexts['endgame']]
    : '';

/** Board C: the last branch once it was asked for, and until then whether it may be (B23). */
export const ControlDisplay = (props: DisplayProps) => {
  const { views, match, texts, language } = props;
  const words = BUSINESS_TEXTS[language];
  const play = playOf(views);
  const all = views.boards?.boards ?? [];
  const live = all.find(({ status }) => status === 'live');
  // Its end stays to be seen: of the match nothing came after it.
  const last = live ?? all.find(({ board }) => board === play.latest?.from[0]);
  if (play.controlBoard && last !== undefined) {
    const stands = views.clocks?.running === false;
    const note = stands ? words.controlStands : modeOf(match.settings['endgame'], words);
    return (
      <LargeBoard
        {...props}
        view={last}
        mark={words.controlLetter}
        note={match.status === 'over' ? texts.matchIsOver : note}
      />
    );
  }
  const bar = turnOptionsOf(views)?.control;
  return (
    <main className="notice">
      <h1>{placeName('own-control', language)}</h1>
      <p>
        {match.status === 'over'
          ? texts.matchIsOver
          : bar === undefined
            ? texts.notHere
            : bar === null
              ? words.controlOpen
              : problemText(bar, language)}
      </p>
    </main>
  );
};
