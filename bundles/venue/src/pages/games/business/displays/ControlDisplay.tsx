import { problemText } from 'chess-match/client/drawing';
import type { DisplayProps } from '../../../kit/display';
import { LargeBoard } from '../../../displays/BoardDisplay';

const modeOf = (mode: unknown, texts: DisplayProps['texts']): string =>
  typeof mode === 'string' && Object.hasOwn(texts.endgame, mode)
    ? texts.endgame[mode as keyof DisplayProps['texts']['endgame']]
    : '';

/** Board C: the last branch once it was asked for, and until then whether it may be (B23). */
export const ControlDisplay = (props: DisplayProps) => {
  const { views, match, texts, language } = props;
  const all = views.boards?.boards ?? [];
  const live = all.find(({ status }) => status === 'live');
  // Its end stays to be seen: of the match nothing came after it.
  const last = live ?? all.find(({ board }) => board === match.latest?.from[0]);
  if (match.controlBoard && last !== undefined) {
    const stands = views.clocks?.running === false;
    const note = stands ? texts.controlStands : modeOf(match.settings['endgame'], texts);
    return (
      <LargeBoard
        {...props}
        view={last}
        mark={texts.controlLetter}
        note={match.status === 'over' ? texts.matchIsOver : note}
      />
    );
  }
  const bar = views.options?.turn?.control;
  return (
    <main className="notice">
      <h1>{texts.places['control-board']}</h1>
      <p>
        {match.status === 'over'
          ? texts.matchIsOver
          : bar === undefined
            ? texts.noControl
            : bar === null
              ? texts.controlOpen
              : problemText(bar, language)}
      </p>
    </main>
  );
};
