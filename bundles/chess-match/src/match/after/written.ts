import Papa from 'papaparse';
import { formatSpan } from '../../view/timeText';
import type { Chapter } from './chapters';
import type { Clip } from './happened';

/** The second that has begun: who goes there misses nothing. */
const timeIn = (placeMs: number): string => formatSpan(Math.floor(placeMs / 1000) * 1000);

/** As sites that show films read them in a description: "1:02:03 Title", a line each. */
export const asText = (chapters: readonly Chapter[]): string =>
  chapters.map(({ atMs, title }) => `${timeIn(atMs)} ${title}\n`).join('');

// A title that begins like a formula is text.
const table = (rows: readonly object[], columns: readonly string[]): string =>
  `${Papa.unparse({ fields: [...columns], data: [...rows] }, { escapeFormulae: true, newline: '\r\n' })}\r\n`;

const placed = (placeMs: number) => ({ seconds: (placeMs / 1000).toFixed(3), time: timeIn(placeMs) });

export const asCsv = (chapters: readonly Chapter[]): string =>
  table(
    chapters.map(({ atMs, title }) => ({ ...placed(atMs), title })),
    ['seconds', 'time', 'title'],
  );

/** Clips of the replay buffer; those that are in no film have no place. */
export const clipsAsCsv = (clips: readonly (Clip & { readonly placeMs: number | null })[]): string =>
  table(
    clips.map(({ atMs, turn, title, path, placeMs }) => ({
      ...(placeMs !== null && placed(placeMs)),
      at: new Date(atMs).toISOString(),
      turn,
      title,
      path,
    })),
    ['seconds', 'time', 'at', 'turn', 'title', 'path'],
  );

const two = (value: number): string => String(value).padStart(2, '0');

/** Hours, minutes, seconds and frames, without frames dropped. */
const timecode = (atMs: number, fps: number): string => {
  const frames = Math.floor((atMs * fps) / 1000);
  const seconds = Math.floor(frames / fps);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60, frames % fps];
  return parts.map(two).join(':');
};

/** Markers as editors take them in from an edit decision list (CMX 3600 with marker comments). */
export const asEdl = (chapters: readonly Chapter[], name: string, fps: number): string => {
  const events = chapters.map(({ atMs, title }, at) => {
    const [from, to] = [timecode(atMs, fps), timecode(atMs + 1000 / fps + 0.5, fps)];
    const event = `${String(at + 1).padStart(3, '0')}  001      V     C        ${from} ${to} ${from} ${to}`;
    return `${event}\n |C:ResolveColorBlue |M:${title.replaceAll('|', '/')} |D:1\n`;
  });
  return `TITLE: ${name}\nFCM: NON-DROP FRAME\n\n${events.join('\n')}`;
};
