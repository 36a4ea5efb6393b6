import type { Problem } from '@schemas/obs';
import type { RosterView } from '@schemas/roster';
import type { Side } from '../../games/common/sides';
import { own } from '../../own';
import { decideSpeaking, nobody, refuse, stillKnown } from '../../show';
import { channelsOf, inputOf, isSameForRule, personOf, type Channel } from './channels';
import type { Sound, SoundOptions } from './contract';
import { soundProblem } from './errors';
import type { Level } from './level';
import { createLevelsOut } from './levelsOut';
import { createListening, type Listening } from './listening';
import { createInstance, type SoundInstance } from './instance';
import { followOn, muteEverywhere } from './muting';
import { DEFAULT_SETTINGS, NOTHING_SAVED, readSaved, type ChannelSettings, type SavedSound } from './settings';
import { ownerOf, soundView } from './view';

const WATCH_MS = 250;

/** Wires meters to people and mutes to scenes; see Sound. */
export class SoundControl implements Sound {
  private people: RosterView = nobody();
  private channels: readonly Channel[] = [];
  private instances: readonly SoundInstance[] = [];
  private saved: SavedSound;
  /** What a hand is muting and OBS has not answered. */
  private readonly muting = new Set<readonly string[]>();
  private manual: readonly string[] | null = null;
  private problem: Problem | null = null;
  private publishedSpeaking = '[]';
  private publishedView = '';
  private watchdog: NodeJS.Timeout | undefined;
  private readonly listening: Listening;
  private readonly levelsOut: ReturnType<typeof createLevelsOut>;

  constructor(private readonly options: SoundOptions) {
    const { messagesPerSecond, isWatched, onLevels } = options;
    this.saved = this.load();
    this.listening = createListening({
      instances: () => this.instances,
      channels: () => this.channels,
      settingsOf: (input) => own(this.saved.channels, input) ?? DEFAULT_SETTINGS,
    });
    this.levelsOut = createLevelsOut(messagesPerSecond, isWatched, onLevels);
  }

  start(): void {
    this.instances = this.options.lines.map((line): SoundInstance => {
      const instance: SoundInstance = createInstance(line, () => this.options.now(), {
        onLevels: (levels) => this.hear(instance, levels),
        onChange: () => this.instanceChanged(),
        onScene: () => void this.follow(instance),
        onManual: (input, muted) => this.markManual([input], muted),
        onOpenedByFile: (input) => {
          if (this.saved.byHand.includes(input)) void instance.mute(input, true);
        },
        onFault: (error) => this.options.log.warn(`Sound: what OBS says could not be taken in. ${String(error)}`),
      });
      return instance;
    });
    this.watchdog = setInterval(() => this.watch(), WATCH_MS);
    this.publish();
  }

  stop(): void {
    clearInterval(this.watchdog);
    for (const instance of this.instances) instance.stop();
    this.instances = [];
  }

  peopleChanged(people: RosterView): void {
    const before = this.channels;
    this.people = people;
    this.channels = channelsOf(people);
    if (this.manual !== null) this.manual = stillKnown({ ids: [...this.manual] }, people).ids;
    this.publish();
    // Every change of the show comes here: while nobody's microphone changed, what a hand opened stays open.
    if (isSameForRule(before, this.channels)) return;
    for (const instance of this.instances) void this.follow(instance);
  }

  setSpeaking(ids: readonly string[] | null): Problem | null {
    const decided = ids === null ? null : decideSpeaking(this.people, ids);
    if (decided !== null && !decided.ok) return decided.error;
    this.manual = decided === null ? null : decided.value.ids;
    this.publish();
    return null;
  }

  setSpeaker(id: string, speaking: boolean): Problem | null {
    const others = this.speakers().filter((other) => other !== id);
    // One who is not entered is refused also where he is only to be silent.
    const decided = decideSpeaking(this.people, [...others, id]);
    return decided.ok ? this.setSpeaking(speaking ? decided.value.ids : others) : decided.error;
  }

  setChannel(input: string, settings: ChannelSettings | null): void {
    const others = Object.entries(this.saved.channels).filter(([name]) => name !== input);
    const channels = Object.fromEntries(settings === null ? others : [...others, [input, settings]]);
    this.save({ ...this.saved, channels });
    this.publish();
  }

  setFollow(follow: boolean): void {
    this.save({ ...this.saved, follow });
    this.problem = null;
    this.publish();
    for (const instance of this.instances) void this.follow(instance);
  }

  async mutePerson(id: string, muted: boolean): Promise<Problem | null> {
    const person = personOf(this.people, id);
    if (person === undefined) return refuse('speaking/unknown_person', { id });
    const input = inputOf(person);
    if (input === null) return soundProblem('sound/no_microphone', { id });
    return this.muteByHand([input], muted);
  }

  async muteTeam(side: Side, muted: boolean): Promise<Problem | null> {
    const inputs = this.channels.flatMap((channel) => (channel.side === side ? [channel.input] : []));
    if (inputs.length === 0) return soundProblem('sound/no_team_microphones', { side });
    return this.muteByHand(inputs, muted);
  }

  private async muteByHand(inputs: readonly string[], muted: boolean): Promise<Problem | null> {
    if (muted) this.muting.add(inputs);
    const problems = await Promise.all(inputs.map((input) => muteEverywhere(this.instances, input, muted)));
    this.muting.delete(inputs);
    this.markManual(
      inputs.filter((_, index) => problems[index] === null),
      muted,
    );
    return problems.find((problem) => problem !== null) ?? null;
  }

  /** What a hand muted stays muted until a hand opens it. */
  private markManual(inputs: readonly string[], muted: boolean): void {
    const others = this.saved.byHand.filter((input) => !inputs.includes(input));
    const byHand = muted ? [...others, ...inputs] : others;
    try {
      this.save({ ...this.saved, byHand });
    } catch (error) {
      this.saved = { ...this.saved, byHand };
      this.options.log.warn(`Sound: what was muted by hand could not be saved. ${String(error)}`);
    }
    this.publish();
  }

  private hear(instance: SoundInstance, levels: ReadonlyMap<string, Level>): void {
    const atMs = this.options.now();
    const heard = this.listening.hear(instance, levels, atMs);
    this.publishSpeaking();
    this.levelsOut(heard.levels, atMs);
    if (heard.isNews) this.publishView();
  }

  private watch(): void {
    if (!this.listening.watch(this.options.now())) return;
    this.options.log.warn('Sound: the meters of OBS stopped; nobody is shown as speaking.');
    this.publish();
  }

  private instanceChanged(): void {
    const inputs = this.channels.map(({ input }) => input);
    this.listening.silence(inputs.filter((input) => ownerOf(this.instances, input)?.mutes().get(input) !== false));
    this.publish();
  }

  /**
   * The rule is compared when the scene, the people or the rule itself change, not whenever somebody touches a mute.
   */
  private async follow(instance: SoundInstance): Promise<void> {
    if (!this.saved.follow || !instance.connected()) return;
    const byHand = new Set([...this.saved.byHand, ...[...this.muting].flat()]);
    const problem = await followOn(instance, this.sideOf(instance), this.channels, byHand);
    if (problem?.code !== this.problem?.code && problem !== null)
      this.options.log.warn(`Sound: ${problem.code} ${JSON.stringify(problem.params)}`);
    this.problem = problem;
    this.publish();
  }

  private sideOf(instance: SoundInstance): Side | null {
    const scene = instance.programScene();
    return scene === null ? null : this.options.sideOf(instance.id, scene);
  }

  private load(): SavedSound {
    const text = this.options.store.load();
    if (text === null) return NOTHING_SAVED;
    const saved = readSaved(text);
    if (saved === null) this.options.log.warn('Sound: the saved settings are not understood; the defaults are used.');
    return saved ?? NOTHING_SAVED;
  }

  private save(saved: SavedSound): void {
    this.options.store.save(JSON.stringify(saved));
    this.saved = saved;
  }

  private publish(): void {
    this.publishSpeaking();
    this.publishView();
  }

  private speakers(): readonly string[] {
    return this.manual ?? this.listening.speakers();
  }

  private publishSpeaking(): void {
    const ids = [...this.speakers()];
    const text = JSON.stringify(ids);
    if (text === this.publishedSpeaking) return;
    this.publishedSpeaking = text;
    this.options.onSpeaking({ ids });
  }

  private publishView(): void {
    const view = this.view();
    const text = JSON.stringify(view);
    if (text === this.publishedView) return;
    this.publishedView = text;
    this.options.onView(view);
  }

  private view() {
    const [program] = this.instances;
    return soundView({
      instances: this.instances,
      channels: this.channels,
      saved: this.saved,
      isMetered: (instance) => this.listening.isMetered(instance),
      isOnAir: (input) => this.listening.isOnAir(input),
      manual: this.manual,
      audience: program === undefined ? null : this.sideOf(program),
      problem: this.problem,
    });
  }
}
