import type { SpanEntry } from 'chess-match/client/settings';
import { formatSpan } from 'chess-match/client/view';

/** No clock takes more: the commands' schema. */
export const DAY_MS = 86_400_000;
const [MINUTE_MS, SECOND_MS] = [60_000, 1000];

/** What a typed time says, in ms; or why it says nothing: `twofold` could be either of two times. */
export type SpanReading =
  | { readonly kind: 'time'; readonly ms: number }
  | { readonly kind: 'form' | 'tooLong' }
  | { readonly kind: 'twofold'; readonly either: readonly [number, number] };

const WHOLE = /^(\d{1,3}):(\d{1,2}):(\d{1,2})$/;
const PAIR = /^(\d{1,3}):(\d{1,2})$/;
const BARE = /^\d{1,5}$/;
/** Below this the first of two figures could be hours. */
const FEW = 10;

const figures = (match: RegExpExecArray): readonly number[] => match.slice(1).map(Number);
const time = (ms: number): SpanReading => (ms > DAY_MS ? { kind: 'tooLong' } : { kind: 'time', ms });
const either = (one: number, other: number): SpanReading =>
  one === other ? time(one) : { kind: 'twofold', either: [one, other] };

const readBare = (count: number, entry: SpanEntry): SpanReading => {
  const [minutes, seconds] = [count * MINUTE_MS, count * SECOND_MS];
  if (entry === 'exact') return either(minutes, seconds);
  return time(entry === 'seconds' ? seconds : minutes);
};

const readUnsigned = (text: string, entry: SpanEntry): SpanReading => {
  const whole = WHOLE.exec(text);
  if (whole !== null) {
    const [hours = 0, minutes = 0, seconds = 0] = figures(whole);
    return minutes > 59 || seconds > 59 ? { kind: 'form' } : time(((hours * 60 + minutes) * 60 + seconds) * SECOND_MS);
  }
  const pair = PAIR.exec(text);
  if (pair !== null) {
    const [first = 0, second = 0] = figures(pair);
    if (second > 59) return { kind: 'form' };
    const short = (first * 60 + second) * SECOND_MS;
    return entry === 'long' && first < FEW ? either(short * 60, short) : time(short);
  }
  return BARE.test(text) ? readBare(Number(text), entry) : { kind: 'form' };
};

const negative = (reading: SpanReading): SpanReading => {
  if (reading.kind === 'time') return { ...reading, ms: -reading.ms };
  return reading.kind === 'twofold' ? { ...reading, either: [-reading.either[0], -reading.either[1]] } : reading;
};

/** A time as typed into a field of that kind, a minus before it where time is taken. */
export const readSpan = (typed: string, entry: SpanEntry): SpanReading => {
  const text = typed.trim().replace(/^\+/, '');
  return /^[-−]/.test(text) ? negative(readUnsigned(text.slice(1), entry)) : readUnsigned(text, entry);
};

/** The time that was typed; null where nothing certain was. */
export const msOf = (reading: SpanReading): number | null => (reading.kind === 'time' ? reading.ms : null);

/** A time as such a field shows it, which it reads back as the same. */
export const spanText = (ms: number, entry: SpanEntry): string => {
  const text = formatSpan(ms);
  const [first = '', second, third] = text.split(':');
  const shown = entry === 'long' && third === undefined ? `0:${first.padStart(2, '0')}:${second ?? '00'}` : text;
  return ms < 0 ? `-${shown}` : shown;
};
