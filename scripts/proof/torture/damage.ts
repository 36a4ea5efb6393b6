import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mustPost } from '../../../tests/support/commands';
import { until } from '../../../tests/support/until';
import type { Damage } from './damages';
import type { Evening } from './evening';
import { leaveNothing } from './leftovers';
import { differences, referencePicture, victimPicture, type Picture } from './picture';
import { rescueOf, takeWay } from './ways';
import type { Start, Victim } from './victim';

const PLAYS = 14;
/** For the server to notice by itself what happens to its files. */
const NOTICE_LIMIT_MS = 20_000;

/** An evening as it lies on the disk after a kill, to be damaged again and again. */
export interface Ruin {
  damage(damage: Damage): Promise<void>;
  dispose(): void;
}

/** What lies beside the journal's folder and says how far it was confirmed. */
const BESIDE = '.confirmed.json';

const copy = (from: string, to: string): void => {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
  cpSync(from + BESIDE, to + BESIDE);
};

const tryPress = async (victim: Victim, text: string): Promise<string> => {
  try {
    await mustPost(victim, { type: 'noteIncident', kind: 'other', text });
    return 'confirmed';
  } catch (error) {
    return String(error);
  }
};

/** Plays an evening to be ruined; its server is down afterwards, and stays so. */
export const ruin = async (evening: Evening): Promise<Ruin> => {
  const { victim, random, tally } = evening;
  const folder = mkdtempSync(join(tmpdir(), 'torture-ruin-'));
  const removed = leaveNothing(() => rmSync(folder, { recursive: true, force: true }));
  const [earlier, whole] = [join(folder, 'earlier'), join(folder, 'whole')];
  const play = async (): Promise<void> => {
    for (let count = 0; count < PLAYS && !evening.isSpoiled(); count += 1) await evening.play();
  };
  await evening.play({ type: 'newMatch', event: 'Ruin', white: 'W', black: 'B', settings: {}, returnOf: null });
  await play();
  await victim.kill('SIGKILL');
  copy(victim.data, earlier);
  await evening.begin();
  await play();
  await evening.play({ type: 'noteIncident', kind: 'other', text: 'the last thing that was confirmed' });
  await evening.play({ type: 'stopClock', reason: 'torture' });
  await evening.play({ type: 'clearGraphics' });
  await victim.kill('SIGKILL');
  copy(victim.data, whole);
  const expected = referencePicture(evening.reference);

  /** A way that the rescue offers ends in a server that goes on, and never in the rescue. */
  const goOn = async (damage: Damage): Promise<void> => {
    const { active } = await rescueOf(victim);
    if (!active) return;
    const way = await takeWay(victim, random);
    tally.count('ways');
    const start = await victim.start();
    if (start === 'ended' || (await rescueOf(victim)).active) evening.breaks('stuck', { damage: damage.name, way });
  };

  const judge = async (damage: Damage, start: Start): Promise<void> => {
    tally.count('damages');
    if (start === 'ended') evening.breaks('failedStarts', { damage: damage.name });
    else if (start === 'troubled') {
      tally.count('noticed');
      await goOn(damage);
    } else {
      const found = await victimPicture(victim);
      const parts = differences(expected, found);
      if (parts.length === 0) tally.count('harmless');
      else evening.breaks('silent', { damage: damage.name, hidden: parts, had: expected.version, has: found.version });
    }
  };
  const strike = (damage: Damage): void =>
    damage.strike({ path: join(victim.data, 'journal.sqlite3'), earlier, random });

  /** What was confirmed must be there after a kill, whatever was done to the file before. */
  const isKept = async (confirmed: Picture): Promise<boolean> => {
    await victim.kill('SIGKILL');
    const start = await victim.start();
    return start === 'whole' && differences(confirmed, await victimPicture(victim)).length === 0;
  };

  /** The server says by its health what was done to its file, and nothing of it is lost. */
  const whileRunning = async (damage: Damage): Promise<void> => {
    await victim.start();
    // The log holds something that the file does not.
    await tryPress(victim, 'before the damage');
    const confirmed = await victimPicture(victim);
    strike(damage);
    const noticed = until(async () => (await victim.health()) === 'troubled', damage.name, NOTICE_LIMIT_MS);
    const isNoticed = await noticed.then(
      () => true,
      () => false,
    );
    tally.count('damages');
    if (!isNoticed)
      evening.breaks('silent', { damage: damage.name, answered: await tryPress(victim, 'after the damage') });
    else if (await isKept(confirmed)) tally.count('noticed');
    else evening.breaks('lost', { damage: damage.name });
  };
  return {
    damage: async (damage) => {
      copy(whole, victim.data);
      if (damage.isWhileRunning) await whileRunning(damage);
      else {
        strike(damage);
        await judge(damage, await victim.start());
      }
      await victim.kill('SIGKILL');
    },
    dispose: removed,
  };
};
