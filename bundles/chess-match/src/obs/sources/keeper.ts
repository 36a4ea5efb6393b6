import type { ObsInstancesView } from '@schemas/obsInstances';
import type { InstanceId, ObsLine, ObsLog, SourcePages } from '../contract';
import { hasKey, openedAs, ownAddress } from './address';
import { createSourceList } from './list';
import { readOpens } from './read';
import { allRestarted, isStanding, observe, opened, restarted, silentOf, type Source, type Watch } from './watch';

export const ROUND_MS = 250;
/** A round, or an answer of OBS, that is later than this: whoever was to be watched may have been as well as ever. */
const LATE_MS = 1500;
const READ_EVERY_ROUNDS = 20;
/** Pages that begin together take the machine from what is on air. */
const MOST_AT_ONCE = 4;

export type SourcesView = Pick<ObsInstancesView['instances'][number], 'silentSources' | 'keylessSources' | 'reopened'>;

export interface SourceKeeper {
  start(): void;
  stop(): void;
  view(instance: InstanceId): SourcesView;
}

export interface SourceKeeperParts {
  readonly lines: readonly ObsLine[];
  readonly pages: SourcePages;
  /** Names of this server, host:port. */
  readonly hosts: ReadonlySet<string>;
  /** Whether pages of that OBS show a key now. */
  needsKey(instance: InstanceId): boolean;
  /** view() gives something else. */
  changed(): void;
  readonly log: ObsLog;
  /** Unix ms. */
  now(): number;
}

/** One OBS with what is told of it. */
interface Kept {
  readonly line: ObsLine;
  readonly list: ReturnType<typeof createSourceList>;
  /** Names of sources that were opened anew and have not shown themselves since, with how often. */
  readonly silent: Map<string, number>;
  /** Names of sources whose address lacks the key that it should have, as last told. */
  keyless: readonly string[];
  reopened: SourcesView['reopened'];
  isHealing: boolean;
}

interface Found {
  readonly source: Source;
  readonly isOnProgram: boolean;
}

/**
 * Every source of ours in OBS proves that it lives: its page is asked for a sign four times a second and gives it when
 * it draws. One that gives none is opened anew, what is on program first, under an address it has not had: OBS heals it
 * by nothing else.
 */
export const createSourceKeeper = (parts: SourceKeeperParts): SourceKeeper => {
  const { lines, pages, hosts, needsKey, changed, log, now } = parts;
  const all: readonly Kept[] = lines.map((line) => ({
    line,
    list: createSourceList(line, hosts),
    silent: new Map(),
    keyless: [],
    reopened: null,
    isHealing: false,
  }));
  let watch: Watch = {};
  let rounds = 0;
  let lastRoundMs = now();
  let timer: NodeJS.Timeout | undefined;

  /** Whether it is silent still by what OBS says of it now, and on program; null: nothing is to be done. */
  const find = async ({ line, list }: Kept, source: Source): Promise<Found | null> => {
    const opens = await readOpens(line, source.name);
    const active = await line.call('GetSourceActive', { sourceName: source.name });
    if (opens === null || !active.ok) return null;
    if (opens.url !== source.url) {
      void list.read();
      return null;
    }
    const { videoActive, videoShowing } = active.value;
    if (!opens.endsUnseen || videoShowing) return { source, isOnProgram: videoActive };
    watch = restarted(watch, source.address, now());
    return null;
  };
  const open = async (kept: Kept, source: Source): Promise<void> => {
    const { line, list, silent } = kept;
    const times = (silent.get(source.name) ?? 0) + 1;
    const nowMs = now();
    const url = openedAs(source.url, `${Math.round(nowMs).toString(36)}-${rounds}`);
    const address = ownAddress(url, hosts);
    const set = await line.call('SetInputSettings', { inputName: source.name, inputSettings: { url }, overlay: true });
    if (!set.ok || address === null) return;
    const reason = isStanding(source, pages.lives()) ? 'still' : 'away';
    log.warn(
      `OBS: the page of source ${source.name} ${reason === 'still' ? 'stood still' : 'was not there'}; opened anew`,
    );
    list.replace({ ...source, url, address });
    watch = opened(watch, address, times, nowMs);
    silent.set(source.name, times);
    kept.reopened = { source: source.name, reason, atMs: Math.round(nowMs) };
    changed();
  };
  const heal = async (kept: Kept, sources: readonly Source[]): Promise<void> => {
    const askedAtMs = now();
    // At once: an OBS far away is not to look late because there are many.
    const found = (await Promise.all(sources.map((source) => find(kept, source)))).filter((one) => one !== null);
    if (now() - askedAtMs > LATE_MS) {
      watch = allRestarted(watch, now());
      return;
    }
    const order = found.toSorted((a, b) => Number(b.isOnProgram) - Number(a.isOnProgram));
    for (const { source } of order.slice(0, MOST_AT_ONCE)) await open(kept, source);
  };
  const tellReturns = ({ list, silent }: Kept, silentNow: ReadonlySet<Source>): void => {
    const before = silent.size;
    for (const name of silent.keys()) {
      const source = list.all().find((one) => one.name === name);
      const isWaitedFor = source !== undefined && (silentNow.has(source) || watch[source.address]?.untilMs !== null);
      if (!isWaitedFor) silent.delete(name);
    }
    if (silent.size !== before) changed();
  };
  const tellKeyless = (kept: Kept): void => {
    const lacking = needsKey(kept.line.id) ? kept.list.all().filter(({ url }) => !hasKey(url)) : [];
    const names = lacking.map(({ name }) => name);
    if (names.join('\n') === kept.keyless.join('\n')) return;
    kept.keyless = names;
    changed();
  };
  const round = (): void => {
    const nowMs = now();
    rounds += 1;
    if (nowMs - lastRoundMs > LATE_MS) watch = allRestarted(watch, nowMs);
    lastRoundMs = nowMs;
    const sources = all.flatMap(({ list }) => list.all());
    pages.ask();
    watch = observe(watch, sources, pages.lives(), nowMs);
    const silentNow = new Set(silentOf(watch, sources, nowMs));
    for (const kept of all) {
      tellReturns(kept, silentNow);
      tellKeyless(kept);
      if (rounds % READ_EVERY_ROUNDS === 0 && kept.line.connected) void kept.list.read();
      const due = kept.list.all().filter((source) => silentNow.has(source));
      if (due.length === 0 || kept.isHealing) continue;
      kept.isHealing = true;
      void heal(kept, due).finally(() => (kept.isHealing = false));
    }
  };
  return {
    start: () => {
      lastRoundMs = now();
      timer = setInterval(round, ROUND_MS);
    },
    stop: () => {
      clearInterval(timer);
      for (const { list } of all) list.stop();
    },
    view: (instance) => {
      const kept = all.find(({ line }) => line.id === instance);
      return {
        silentSources: [...(kept?.silent.keys() ?? [])],
        keylessSources: [...(kept?.keyless ?? [])],
        reopened: kept?.reopened ?? null,
      };
    },
  };
};
