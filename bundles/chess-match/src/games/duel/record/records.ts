import { decodeUtf8 } from '../../../encoding/utf8';
import type { GameEvent } from '../../common/event';
import { begunAtMs } from '../../common/recordDate';
import type { RecordedEnd, RecordedGame, Records } from '../../common/records';
import { err, ok, type Result } from '../../common/result';
import { SIDES, type Side } from '../../common/sides';
import { recordFault, wrong, type RecordError } from './faults';
import type { RecordFile, WrittenTurn } from './file';
import type { Agreed, Timed } from './player';
import { playRecord, type RecordRules } from './playRecord';
import { playersIn, tagValue, teamIn } from './whoPlayed';

/** How a game of two sides is written down, beside what every such game has. */
export interface DuelRecords<
  State extends Timed,
  Command,
  Event extends GameEvent,
  Turn extends WrittenTurn,
  File extends RecordFile<Turn>,
> extends Pick<Records<State>, 'extension' | 'mediaType' | 'demonstration' | 'write' | 'sheets'> {
  readonly rules: RecordRules<State, Command, Event, Turn, File>;
  readonly defaults: Agreed;
  read(text: string): Result<File, RecordError>;
  /** A turn as `commitTurn` takes it, and when it was made; null where the event is none. */
  turnOf(event: Event): { readonly line: string; readonly atMs: number } | null;
  replayJson(state: State): unknown;
}

/** Settings as a new match takes them: those that are not the default. */
const settingsOf = (settings: Agreed, defaults: Agreed): RecordedGame['settings'] =>
  Object.fromEntries(Object.entries(settings).filter(([name, value]) => value !== defaults[name]));

/** A draw was offered by one side and taken by the other; a flag that fell is no word of theirs. */
const endIn = (event: GameEvent & { readonly side?: Side }): readonly RecordedEnd[] => {
  switch (event.type) {
    case 'resigned':
      return event.side === undefined ? [] : [{ type: 'resignMatch', team: event.side }];
    case 'drawAgreed':
      return SIDES.map((team) => ({ type: 'offerDraw', team }));
    default:
      return [];
  }
};

/** The written form of a game of two sides (rules/notation.md). */
export const duelRecords = <
  State extends Timed,
  Command,
  Event extends GameEvent,
  Turn extends WrittenTurn,
  File extends RecordFile<Turn>,
>({
  rules,
  defaults,
  read,
  turnOf,
  replayJson,
  ...written
}: DuelRecords<State, Command, Event, Turn, File>): Records<State> => ({
  ...written,
  read: (bytes) => {
    const text = decodeUtf8(bytes);
    if (text === null) return err(recordFault(rules.game, wrong('not_utf8', {}, { line: 1, text: '' })));
    const file = read(text);
    if (!file.ok) return err(recordFault(rules.game, file.error));
    const played = playRecord(rules, file.value);
    if (!played.ok) return played;
    const { tags } = file.value;
    const { initial, states, events } = played.value;
    const isTimed = events.some(({ type }) => type === 'clockStarted');
    return ok({
      event: tagValue(tags, 'Event'),
      white: teamIn(tags, 'white'),
      black: teamIn(tags, 'black'),
      begunAtMs: begunAtMs(tags),
      players: playersIn(tags),
      settings: settingsOf(initial.settings, defaults),
      turns: events.flatMap((event) => {
        const turn = turnOf(event);
        return turn === null ? [] : [{ line: turn.line, afterMs: isTimed ? turn.atMs : null }];
      }),
      ended: events.flatMap(endIn),
      events,
      end: states.at(-1) ?? initial,
      states: [initial, ...states].map(replayJson),
    });
  },
});
