import type { Language, Side } from 'chess-match/client';

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

const WORDS: Readonly<Record<Language, TablesWords>> = { en, ru };

export const tablesWords = (language: Language): TablesWords => WORDS[language];
