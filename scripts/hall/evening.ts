import { setTimeout as delay } from 'node:timers/promises';
import type { Place } from '../../bundles/chess-match/src/contract/venue';
import { mustPost, newMatch } from '../../tests/support/commands';
import type { TestServer } from '../../tests/support/server';
import { until } from '../../tests/support/until';
import { CASTS } from '../gallery/onAir/cast';
import { TURNS } from '../gallery/onAir/demonstration';
import type { SimulatedDevice } from './device';
import type { Hall } from './fullHall';
import { withoutMoves, type WoodenBoards } from './wooden';

export interface EveningOptions {
  /** Turns to be played; the demonstration begins again when it is over. */
  readonly turns: number;
  /** Between two acts of a captain, ms. */
  readonly paceMs: number;
  /** Told of each turn. */
  readonly say: (line: string) => void;
  /** Captains move pieces on wooden boards; null: on their screens. */
  readonly wooden: WoodenBoards | null;
}

type Prepare = (captain: SimulatedDevice, line: string) => Promise<string>;

/** Puts a turn into the shared draft item by item. @returns the draft @throws where it is refused */
const onScreen =
  (paceMs: number): Prepare =>
  async (captain, line) => {
    const items = line.split(/ (?=(?:\d:|branch|pass|select|resign|offer|draw|claim))/);
    for (let count = 1; count <= items.length; count += 1) {
      await delay(paceMs);
      const part = items.slice(0, count).join(' ');
      const answer = await captain.send({ type: 'setDraft', expectedVersion: null, line: part });
      if (answer?.ok !== true) throw new Error(`${captain.place} could not prepare ${part}: ${JSON.stringify(answer)}`);
    }
    return line;
  };

/** The same with moves made on wooden boards: the screen is touched for what hands at them do not say. */
const onWood =
  (wooden: WoodenBoards, paceMs: number): Prepare =>
  async (captain, line) => {
    const said = withoutMoves(line);
    if (said !== '') await onScreen(paceMs)(captain, said);
    return wooden.move(captain, line);
  };

/** Makes a turn as a captain does: prepared, then the clock. @throws where it is refused */
const makeTurn = async (captain: SimulatedDevice, planned: string, paceMs: number, prepare: Prepare): Promise<void> => {
  const line = await prepare(captain, planned);
  await delay(paceMs);
  const { match } = captain.views();
  if (match === undefined) throw new Error(`${captain.place} has no match.`);
  const answer = await captain.send({ type: 'commitTurn', expectedVersion: match.version, line });
  if (answer?.ok !== true) throw new Error(`${captain.place} could not play ${line}: ${JSON.stringify(answer)}`);
};

const CAPTAINS: readonly [Place, Place] = ['captain-white', 'captain-black'];

/**
 * An evening in the hall: its captains play the demonstration, and after each turn every device shows it.
 * @throws with the first turn that was refused, device that fell behind, or view that leaked
 */
export const playEvening = async (
  server: TestServer,
  hall: Hall,
  { turns, paceMs, say, wooden }: EveningOptions,
): Promise<void> => {
  const prepare = wooden === null ? onScreen(paceMs) : onWood(wooden, paceMs);
  for (let played = 0; played < turns; played += 1) {
    const ply = played % TURNS.length;
    if (ply === 0) {
      const [, { event, teams }] = CASTS;
      await newMatch(server, { event, ...teams });
      await mustPost(server, { type: 'startClock' });
    }
    const captain = hall.at(CAPTAINS[ply % 2 === 0 ? 0 : 1]);
    await until(() => captain.views().match?.ply === ply, `${captain.place} to see turn ${ply + 1}`);
    const [line, label] = [TURNS[ply] ?? '', captain.views().match?.turn ?? ''];
    await makeTurn(captain, line, paceMs, prepare);
    await until(() => captain.views().match?.ply === ply + 1, `${captain.place} to see its turn`);
    await hall.follow(captain.views().match?.version ?? 0);
    say(`${label} ${line}`);
  }
};
