import { LANGUAGES } from '../../../../chess-match/src/texts';
import { SAMPLES } from '../../../../chess-match/src/texts/testing/samples';
import { describe, expect, it } from 'vitest';
import { refusalText } from './refusalText';

/** What no captain can provoke: it is of records, of what an arbiter or a director does, or typed letter by letter. */
const OF_CREW = new RegExp(
  [
    '(^|/)(record|correct|start|flag|claim|clock|settings|penalty|confirm|score|redline|substitute|control)/',
    '^(notation|bpgn|study|import|obs|show|rundown|backup|rescue|simulator|demonstration|veto|amend|undo|redo)/',
    '^(takeback|incident|preview|reason|suggestion|people|sound|speaking|live|mark|match/(unknown|not_over|in_play|is_open))',
    '^match/(clock_running|archived)$|^venue/(no_device|no_board_there)$|/(unreadable|wrong_mark|wrong_turn|no_board)$',
  ].join('|'),
);
const CODES = (Object.keys(SAMPLES) as (keyof typeof SAMPLES)[]).filter((code) => !OF_CREW.test(code));
/** What only the crew can do, or reads. */
const CREW_WORDS = {
  en: /\bwrite\b|\blog\b|FEN|\bundo|start (a )?new|reload|open one|\bpage of|\bdisk\b|command/i,
  ru: /пишите|журнал|FEN|отмените|начните нов|обновите|откройте|страницы|диск|команд[аы]? с/i,
};

describe('a captain is told why not in words of a captain', () => {
  it('of every game and of the server', () => {
    expect(CODES.length).toBeGreaterThan(80);
    for (const code of ['progressive/move/early_check', 'belarusian/turn/illegal', 'game/over', 'match/stale'])
      expect(CODES).toContain(code);
  });

  it.each(LANGUAGES.flatMap((language) => CODES.map((code) => [code, language] as const)))(
    '%s in %s',
    (code, language) => {
      const text = refusalText({ code, params: { ...SAMPLES[code] }, rule: null, item: null }, language);
      expect(text).not.toContain(code);
      expect(text).toMatch(/[.?!]$/);
      expect(text).not.toMatch(CREW_WORDS[language]);
      if (language === 'ru') expect(text).toMatch(/[а-я]/);
    },
  );

  it('L5 a turn of Belarusian chess is named in the letters of whoever reads it', () => {
    const params = { text: 'h8-h9=g', side: 'white', why: 'promotion-full', at: 'h9' };
    const problem = { code: 'belarusian/turn/illegal', params, rule: 'L5', item: null };
    expect(refusalText(problem, 'ru')).toContain('h8-h9=г');
    expect(refusalText(problem, 'en')).toContain('h8-h9=g');
  });
});
