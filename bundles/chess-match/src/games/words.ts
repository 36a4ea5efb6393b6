// What pages know of every game without its rules. A game is entered here and, with its rules, in index.ts.
import type { AirLanguage, Language } from '../view/language';
import type { NotationErrorParams, PgnErrorParams } from './business/record/errors';
import type { BusinessErrorParams } from './business/rules/errors';
import type { EndKind } from './business/rules/state';
import { en as businessEn } from './business/words/en';
import { endsBe as businessEndsBe } from './business/words/endsBe';
import { momentsBe as businessMomentsBe } from './business/words/momentsBe';
import { rules as businessRules } from './business/words/rules';
import { ru as businessRu } from './business/words/ru';
import { onAir as belarusianOnAir } from './belarusian/face';
import type { BelarusianErrorParams } from './belarusian/rules/errors';
import type { EndReason as BelarusianEnd } from './belarusian/rules/state';
import { en as belarusianEn } from './belarusian/words/en';
import { endsBe as belarusianEndsBe } from './belarusian/words/endsBe';
import { momentsBe as belarusianMomentsBe } from './belarusian/words/momentsBe';
import { form as belarusianForm } from './belarusian/words/form';
import { log as belarusianLog } from './belarusian/words/log';
import { STATISTICS_WORDS as belarusianStatistics } from './belarusian/words/statistics';
import { SUGGESTION_WORDS as belarusianSuggestions } from './belarusian/words/suggestions';
import { rules as belarusianRules } from './belarusian/words/rules';
import { ru as belarusianRu } from './belarusian/words/ru';
import { turnIn as belarusianTurnIn } from './belarusian/words/turnIn';
import { onAir as classicalOnAir } from './classical/face';
import type { ClassicalErrorParams } from './classical/rules/errors';
import type { EndReason as ClassicalEnd } from './classical/rules/state';
import { en as classicalEn } from './classical/words/en';
import { endsBe as classicalEndsBe } from './classical/words/endsBe';
import { momentsBe as classicalMomentsBe } from './classical/words/momentsBe';
import { form as classicalForm } from './classical/words/form';
import { log as classicalLog } from './classical/words/log';
import { SUGGESTION_WORDS as classicalSuggestions } from './classical/words/suggestions';
import { rules as classicalRules } from './classical/words/rules';
import { ru as classicalRu } from './classical/words/ru';
import { onAir as progressiveOnAir } from './progressive/face';
import type { ProgressiveErrorParams } from './progressive/rules/errors';
import type { EndReason as ProgressiveEnd } from './progressive/rules/state';
import { en as progressiveEn } from './progressive/words/en';
import { endsBe as progressiveEndsBe } from './progressive/words/endsBe';
import { momentsBe as progressiveMomentsBe } from './progressive/words/momentsBe';
import { form as progressiveForm } from './progressive/words/form';
import { log as progressiveLog } from './progressive/words/log';
import { rules as progressiveRules } from './progressive/words/rules';
import { ru as progressiveRu } from './progressive/words/ru';
import type { SwedishErrorParams } from './swedish/rules/errors';
import type { EndReason } from './swedish/rules/state';
import { en as swedishEn } from './swedish/words/en';
import { endsBe as swedishEndsBe } from './swedish/words/endsBe';
import { momentsBe as swedishMomentsBe } from './swedish/words/momentsBe';
import { rules as swedishRules } from './swedish/words/rules';
import { ru as swedishRu } from './swedish/words/ru';
import { form as businessForm } from './business/words/form';
import { log as businessLog } from './business/words/log';
import { onAir as businessOnAir } from './business/face';
import { BADGE_WORDS as businessBadges } from './business/words/badges';
import { PROTOCOL_WORDS as businessProtocol } from './business/words/protocol';
import { STATISTICS_WORDS as businessStatistics } from './business/words/statistics';
import { SHIFT_WORDS as businessShifts } from './business/words/shifts';
import { SUGGESTION_WORDS as businessSuggestions } from './business/words/suggestions';
import { LINE_WORDS as businessLineWords } from './business/words/lineIn';
import { SHEET_WORDS as belarusianSheets } from './belarusian/words/sheet';
import { SHEET_WORDS as businessSheets } from './business/words/sheet';
import { SHEET_WORDS as classicalSheets } from './classical/words/sheet';
import { SHEET_WORDS as progressiveSheets } from './progressive/words/sheet';
import { SHEET_WORDS as swedishSheets } from './swedish/words/sheet';
import type { LineWords } from './chess/lineIn';
import type { BadgeWords } from './common/badgeWords';
import { COMMON_STATISTICS } from './common/statisticsWords';
import type { ShiftWords } from './common/shiftWords';
import { COMMON_SUGGESTION_WORDS } from './common/commonSuggestionWords';
import type { AnyGameForm } from './common/form';
import type { AnyGameLog } from './common/log';
import { COMMON_MOMENTS_BE } from './common/momentWords';
import type { GameOnAir } from './common/onAir';
import type { AnySheetWords } from './common/sheetWords';
import type { StudyErrorParams } from './pgn/errors';
import { STUDY_PROBLEMS } from './pgn/words';
import { STATISTICS_WORDS as progressiveStatistics } from './progressive/words/statistics';
import { SUGGESTION_WORDS as progressiveSuggestions } from './progressive/words/suggestions';
import { onAir as swedishOnAir } from './swedish/face';
import { PROTOCOL_WORDS as swedishProtocol } from './swedish/words/protocol';
import { STATISTICS_WORDS as swedishStatistics } from './swedish/words/statistics';
import { SUGGESTION_WORDS as swedishSuggestions } from './swedish/words/suggestions';
import { form as swedishForm } from './swedish/words/form';
import { log as swedishLog } from './swedish/words/log';

/** Every code a game refuses with. */
export type GameErrorParams = BusinessErrorParams &
  NotationErrorParams &
  PgnErrorParams &
  SwedishErrorParams &
  ProgressiveErrorParams &
  BelarusianErrorParams &
  ClassicalErrorParams &
  StudyErrorParams;
/** Every way in which something ends in a game. */
export type GameEnd = EndKind | EndReason | ProgressiveEnd | BelarusianEnd | ClassicalEnd;

/** Of all games: a code belongs to one of them. */
export const GAME_PROBLEMS = {
  en: {
    ...businessEn.problems,
    ...swedishEn.problems,
    ...progressiveEn.problems,
    ...belarusianEn.problems,
    ...classicalEn.problems,
    ...STUDY_PROBLEMS.en,
  },
  ru: {
    ...businessRu.problems,
    ...swedishRu.problems,
    ...progressiveRu.problems,
    ...belarusianRu.problems,
    ...classicalRu.problems,
    ...STUDY_PROBLEMS.ru,
  },
};

/** Of all games: an end that several of them have is called the same in each. */
export const GAME_ENDS = {
  en: { ...businessEn.ends, ...swedishEn.ends, ...progressiveEn.ends, ...belarusianEn.ends, ...classicalEn.ends },
  ru: { ...businessRu.ends, ...swedishRu.ends, ...progressiveRu.ends, ...belarusianRu.ends, ...classicalRu.ends },
};

/**
 * The same for who does not know the rules: to give a board up and to resign it are two things, and keep their two
 * words.
 */
export const GAME_TOLD_ENDS = {
  en: { ...GAME_ENDS.en, ...businessEn.toldEnds },
  ru: { ...GAME_ENDS.ru, ...businessRu.toldEnds },
  // Viewers alone read it.
  be: { ...businessEndsBe, ...swedishEndsBe, ...progressiveEndsBe, ...belarusianEndsBe, ...classicalEndsBe },
};

/** Of all games: their numbers differ. */
export const GAME_RULES = {
  en: { ...businessRules.en, ...swedishRules.en, ...progressiveRules.en, ...belarusianRules.en, ...classicalRules.en },
  ru: { ...businessRules.ru, ...swedishRules.ru, ...progressiveRules.ru, ...belarusianRules.ru, ...classicalRules.ru },
};

type Fact = (kind: string, label: string) => string;
/** What can be undone in a game, by its id. */
export const GAME_FACTS: Readonly<Record<Language, Readonly<Record<string, Fact>>>> = {
  en: {
    business: businessEn.fact,
    swedish: swedishEn.fact,
    progressive: progressiveEn.fact,
    belarusian: belarusianEn.fact,
    classical: classicalEn.fact,
  },
  ru: {
    business: businessRu.fact,
    swedish: swedishRu.fact,
    progressive: progressiveRu.fact,
    belarusian: belarusianRu.fact,
    classical: classicalRu.fact,
  },
};

/** The forms of new matches by the id of their game, in the order in which games are offered. */
export const GAME_FORMS: Readonly<Record<string, AnyGameForm>> = {
  business: businessForm,
  swedish: swedishForm,
  progressive: progressiveForm,
  belarusian: belarusianForm,
  classical: classicalForm,
};

/** The game that a form begins with. */
export const FIRST_GAME = 'business';

/** How the log tells what happens in a game, by the game's id. */
export const GAME_LOGS: Readonly<Record<string, AnyGameLog>> = {
  business: businessLog,
  swedish: swedishLog,
  progressive: progressiveLog,
  belarusian: belarusianLog,
  classical: classicalLog,
};

/** What the show has to know of a game, by the game's id. */
export const GAMES_ON_AIR = {
  business: businessOnAir,
  swedish: swedishOnAir,
  progressive: progressiveOnAir,
  belarusian: belarusianOnAir,
  classical: classicalOnAir,
} satisfies Record<string, GameOnAir>;

/** Of all games: words of their turns' lines that are no moves. */
export const GAME_LINE_WORDS: LineWords = businessLineWords;

/** Of all games: a move whose letters are not those of orthodox chess, as people of a language write it. */
export const GAME_WORD_IN: (word: string, language: Language) => string = belarusianTurnIn;

/** Of all games: what boards are worth. */
export const GAME_BADGES: BadgeWords = businessBadges;

/** How points at stake go from line to line, in the game where they do. */
export const GAME_SHIFTS: ShiftWords = businessShifts;

/** How suggestions are told: those that any game makes, and those of one game, whose kinds belong to it alone. */
export const GAME_SUGGESTIONS = {
  en: {
    ...COMMON_SUGGESTION_WORDS.en,
    ...businessSuggestions.en,
    ...swedishSuggestions.en,
    ...progressiveSuggestions.en,
    ...belarusianSuggestions.en,
    ...classicalSuggestions.en,
  },
  ru: {
    ...COMMON_SUGGESTION_WORDS.ru,
    ...businessSuggestions.ru,
    ...swedishSuggestions.ru,
    ...progressiveSuggestions.ru,
    ...belarusianSuggestions.ru,
    ...classicalSuggestions.ru,
  },
};

const statisticsIn = (language: AirLanguage) => ({
  ...COMMON_STATISTICS[language],
  ...businessStatistics[language],
  ...swedishStatistics[language],
  ...progressiveStatistics[language],
  ...belarusianStatistics[language],
});

// Tables are made by calls that builds are told to be pure: a page that reads none of a table's words is not sent them.

/** Of all games: what they count of a match is called so on air. A kind that several games have is the same in each. */
export const GAME_STATISTICS: Readonly<Record<AirLanguage, Readonly<Record<string, string>>>> = {
  en: /* @__PURE__ */ statisticsIn('en'),
  ru: /* @__PURE__ */ statisticsIn('ru'),
  be: /* @__PURE__ */ statisticsIn('be'),
};

type Said = (typeof GAME_SUGGESTIONS)['en']['mate']['said'];
type MomentKind = Exclude<
  keyof (typeof GAME_SUGGESTIONS)['en'],
  'play' | 'pause' | 'replay' | 'recap' | 'turningPoint' | 'longThought' | 'speaks' | 'marked'
>;

const saidIn = (language: Language): Readonly<Record<MomentKind, Said>> =>
  Object.fromEntries(
    Object.entries(GAME_SUGGESTIONS[language]).map(([kind, { said }]) => [kind, said] as const),
  ) as unknown as Readonly<Record<MomentKind, Said>>;

/** The same as viewers are told what happened. */
export const GAME_MOMENTS: Readonly<Record<AirLanguage, Readonly<Record<MomentKind, Said>>>> = {
  en: /* @__PURE__ */ saidIn('en'),
  ru: /* @__PURE__ */ saidIn('ru'),
  be: {
    ...COMMON_MOMENTS_BE,
    ...businessMomentsBe,
    ...swedishMomentsBe,
    ...progressiveMomentsBe,
    ...belarusianMomentsBe,
    ...classicalMomentsBe,
  },
};

const protocolIn = (language: Language) => ({
  kinds: { ...businessProtocol[language].kinds, ...swedishProtocol[language].kinds },
  phrases: { ...businessProtocol[language].phrases, ...swedishProtocol[language].phrases },
});

/** Of all games: what the arbiters' protocol says of what only one of them has. A kind belongs to one of them. */
export const GAME_PROTOCOLS = { en: /* @__PURE__ */ protocolIn('en'), ru: /* @__PURE__ */ protocolIn('ru') };

/** How the sheets of a game are written, by the game's id. */
export const GAME_SHEETS: Readonly<Record<string, AnySheetWords>> = {
  business: businessSheets,
  swedish: swedishSheets,
  progressive: progressiveSheets,
  belarusian: belarusianSheets,
  classical: classicalSheets,
};
