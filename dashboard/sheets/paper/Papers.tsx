import type { PrintedMatch } from 'chess-match/client/printed';
import { PROTOCOL, partsOf } from '../partsOf';
import { SHEETS_TEXTS } from '../texts/texts';
import { momentText } from '../../shared/times';
import type { Paper } from './formats';
import { MatchProtocol } from './MatchProtocol';
import { pageStyle } from './pageStyle';
import { ScoreSheet } from './ScoreSheet';
import type { Words } from './words';

interface PapersProps {
  readonly match: PrintedMatch;
  readonly language: Words['language'];
  readonly paper: Paper;
  readonly without: ReadonlySet<string>;
  readonly nowMs: number;
}

const pageOf = (index: number): string => `part-${index}`;

/** Everything that is printed, a part on pages of its own. */
export const Papers = ({ match, language, paper, without, nowMs }: PapersProps) => {
  const texts = SHEETS_TEXTS[language];
  const words = { language, texts, game: match.game };
  const { matchId, event, teams } = match;
  const parts = partsOf(match, texts);
  const names = [event, `${teams.white.name} – ${teams.black.name}`].filter((part) => /[^\s–]/.test(part));
  const below = [...(matchId === null ? [] : [texts.matchId(matchId)]), texts.printed(momentText(nowMs, language))];
  const style = pageStyle({
    paper,
    below: below.join(' · '),
    pageOf: texts.pageOf,
    parts: parts.map(({ title }, index) => ({ page: pageOf(index), above: [title, ...names].join(' · ') })),
  });
  return (
    <div className="papers" lang={language} data-paper={paper}>
      <style>{style}</style>
      {without.has(PROTOCOL) ? null : <MatchProtocol match={match} words={words} page={pageOf(0)} />}
      {match.sheets.map((sheet, index) =>
        without.has(sheet.key) ? null : (
          <ScoreSheet key={sheet.key} match={match} sheet={sheet} words={words} page={pageOf(index + 1)} />
        ),
      )}
    </div>
  );
};
