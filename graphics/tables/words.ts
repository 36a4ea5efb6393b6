import type { AirLanguage, Side } from 'chess-match/client';

/** The tables' own words. */
const en = {
  table: (table: number) => `Table ${table}`,
  board: 'board',
  idle: { white: 'White is trying nothing at its tables now', black: 'Black is trying nothing at its tables now' },
  idleAt: {
    white: (table: number) => `White is trying nothing at table ${table} now`,
    black: (table: number) => `Black is trying nothing at table ${table} now`,
  },
  secret: 'What teams try at their tables only their own viewers see',
};

export type TablesWords = typeof en & Readonly<Record<'idle', Readonly<Record<Side, string>>>>;

const ru: TablesWords = {
  table: (table) => `Стол ${table}`,
  board: 'доска',
  idle: {
    white: 'За столами белых сейчас ничего не пробуют',
    black: 'За столами чёрных сейчас ничего не пробуют',
  },
  idleAt: {
    white: (table) => `За столом ${table} белых сейчас ничего не пробуют`,
    black: (table) => `За столом ${table} чёрных сейчас ничего не пробуют`,
  },
  secret: 'Что команды пробуют за столами, видят только их зрители',
};

const be: TablesWords = {
  table: (table) => `Стол ${table}`,
  board: 'дошка',
  idle: {
    white: 'За сталамі белых цяпер нічога не спрабуюць',
    black: 'За сталамі чорных цяпер нічога не спрабуюць',
  },
  idleAt: {
    white: (table) => `За сталом ${table} белых цяпер нічога не спрабуюць`,
    black: (table) => `За сталом ${table} чорных цяпер нічога не спрабуюць`,
  },
  secret: 'Што каманды спрабуюць за сталамі, бачаць толькі іх гледачы',
};

const WORDS: Readonly<Record<AirLanguage, TablesWords>> = { en, ru, be };

export const tablesWords = (language: AirLanguage): TablesWords => WORDS[language];
