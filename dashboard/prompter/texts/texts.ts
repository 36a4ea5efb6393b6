import type { Language, RundownItem } from 'chess-match/client';

const en = {
  title: 'Prompter',
  onAir: 'On air',
  nothingOnAir: 'Nothing',
  next: 'Next',
  noNext: 'The rundown has no further item.',
  inTime: (span: string) => `in ${span}`,
  late: (span: string) => `${span} late`,
  explain: 'To explain',
  nothingToExplain: 'Nothing new on the boards.',
  kinds: {
    intro: 'Intro',
    teams: 'Teams',
    explainer: 'Rules',
    play: 'Play',
    break: 'Break',
    result: 'Result',
    other: 'Other',
  } satisfies Record<RundownItem['kind'], string>,
  mirrored: 'Mirrored',
  larger: 'Larger',
  smaller: 'Smaller',
  ends: (earliest: string, latest: string, pace: string) =>
    `Ends ${earliest} at the earliest, ${latest} at the latest, by pace about ${pace}.`,
  slot: (until: string) => `The slot ends ${until}.`,
  noEnd: 'No clock tells the end yet.',
};

export type PrompterTexts = typeof en;

const ru: PrompterTexts = {
  title: 'Суфлёр',
  onAir: 'В эфире',
  nothingOnAir: 'Ничего',
  next: 'Дальше',
  noNext: 'Пунктов в плане больше нет.',
  inTime: (span) => `через ${span}`,
  late: (span) => `опоздание ${span}`,
  explain: 'Объяснить',
  nothingToExplain: 'Нового на досках нет.',
  kinds: {
    intro: 'Заставка',
    teams: 'Составы',
    explainer: 'Правила',
    play: 'Игра',
    break: 'Перерыв',
    result: 'Итог',
    other: 'Другое',
  },
  mirrored: 'Зеркально',
  larger: 'Крупнее',
  smaller: 'Мельче',
  ends: (earliest, latest, pace) => `Конец не раньше ${earliest}, не позже ${latest}, по темпу около ${pace}.`,
  slot: (until) => `Эфир до ${until}.`,
  noEnd: 'Часы пока не говорят, когда конец.',
};

export const PROMPTER_TEXTS: Readonly<Record<Language, PrompterTexts>> = { en, ru };
