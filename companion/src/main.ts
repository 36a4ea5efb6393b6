import {
  InstanceBase,
  InstanceStatus,
  type CompanionActionSchema,
  type CompanionFeedbackSchema,
  type CompanionOptionValues,
  type SomeCompanionConfigField,
} from '@companion-module/base';
import { actionsOf } from './actions';
import { choicesIn } from './choices';
import type { Desk } from './desk';
import { BY_TIME, feedbacksOf, isLit, type FeedbackId } from './feedbacks';
import type { Language } from './language';
import { followDesk, type Lost } from './link/link';
import { send, type Sent } from './link/send';
import type { Server } from './link/server';
import { presetSectionsOf } from './presets';
import { configFields, languageIn, serverIn, type Config, type Secrets } from './settings';
import { variableNames, variableValues } from './variables';
import { wordsIn } from './words';

interface Types {
  config: Config;
  secrets: Secrets | undefined;
  actions: Record<string, CompanionActionSchema<CompanionOptionValues>>;
  feedbacks: Record<string, CompanionFeedbackSchema<CompanionOptionValues> & { type: 'boolean' }>;
  variables: Record<string, string>;
}

/** Seconds on a key change when they do. */
const TICK_MS = 200;

const STATUS: Readonly<Record<Lost['kind'], InstanceStatus>> = {
  unreachable: InstanceStatus.ConnectionFailure,
  silent: InstanceStatus.Disconnected,
  closed: InstanceStatus.Disconnected,
  noKey: InstanceStatus.AuthenticationFailure,
  notAllowed: InstanceStatus.InsufficientPermissions,
};

export const UpgradeScripts = [];

/** One connection of Companion's to a match server: all that is shown is what was told last, or that nothing is. */
export default class ChessBroadcast extends InstanceBase<Types> {
  #server: Server | null = null;
  #language: Language = 'en';
  #desk: Desk | null = null;
  /** By how much the server's clock is ahead of this machine's. */
  #aheadMs = 0;
  #refusal = '';
  #choices = '';
  #names: readonly string[] = [];
  #shown: Readonly<Record<string, string>> = {};
  #leave: () => void = () => undefined;
  #tick: NodeJS.Timeout | undefined;

  async init(config: Config, _isFirstInit: boolean, secrets: Secrets | undefined): Promise<void> {
    this.#tick = setInterval(() => {
      this.#showValues();
      if (this.#desk !== null) this.checkFeedbacks(...BY_TIME);
    }, TICK_MS);
    await this.configUpdated(config, secrets);
  }

  async destroy(): Promise<void> {
    clearInterval(this.#tick);
    this.#leave();
  }

  async configUpdated(config: Config, secrets: Secrets | undefined): Promise<void> {
    this.#leave();
    this.#leave = () => undefined;
    this.#desk = null;
    this.#language = languageIn(config);
    this.#server = serverIn(config, secrets);
    this.#define();
    this.#show();
    if (this.#server === null) {
      this.updateStatus(InstanceStatus.BadConfig, wordsIn(this.#language).settings.badHost);
      return;
    }
    this.updateStatus(InstanceStatus.Connecting);
    this.#leave = followDesk(this.#server, { told: (desk) => this.#take(desk), lost: (lost) => this.#lost(lost) });
  }

  /** What was told last; null: nothing is. */
  get told(): Desk | null {
    return this.#desk;
  }

  getConfigFields(): SomeCompanionConfigField[] {
    return configFields(this.#language);
  }

  #take(desk: Desk): void {
    if (this.#desk === null) this.updateStatus(InstanceStatus.Ok);
    this.#desk = desk;
    this.#aheadMs = desk.at - Date.now();
    if (choicesIn(desk) !== this.#choices) this.#define();
    this.#show();
  }

  #lost(lost: Lost): void {
    this.#desk = null;
    this.#show();
    const words = wordsIn(this.#language).status;
    this.updateStatus(STATUS[lost.kind], lost.kind === 'unreachable' ? words.unreachable(lost.why) : words[lost.kind]);
  }

  /** What can be chosen: anew whenever people, scenes, boards or the rundown are others. */
  #define(): void {
    const [desk, language] = [this.#desk, this.#language];
    this.#choices = desk === null ? '' : choicesIn(desk);
    this.setActionDefinitions(
      Object.fromEntries(
        Object.entries(actionsOf(desk, language)).map(([id, { name, description, options, sends }]) => [
          id,
          {
            name,
            description,
            options: [...options],
            callback: async (pressed) => this.#press(sends(this.#desk, pressed.options)),
          },
        ]),
      ),
    );
    this.setFeedbackDefinitions(
      Object.fromEntries(
        Object.entries(feedbacksOf(desk, language)).map(([id, { name, style, options }]) => [
          id,
          {
            type: 'boolean' as const,
            name,
            defaultStyle: style,
            options: [...options],
            callback: (feedback) => isLit(id as FeedbackId, this.#seen(), feedback.options),
          },
        ]),
      ),
    );
    const { structure, presets } = presetSectionsOf(desk, language);
    this.setPresetDefinitions(structure, presets);
    const names = variableNames(desk, language);
    this.#names = Object.keys(names);
    this.#shown = {};
    this.setVariableDefinitions(names);
  }

  #nowMs(): number {
    return Date.now() + this.#aheadMs;
  }

  #seen() {
    return this.#desk === null ? null : { desk: this.#desk, nowMs: this.#nowMs(), own: { refusal: this.#refusal } };
  }

  #show(): void {
    this.#showValues();
    this.checkAllFeedbacks();
  }

  /** Only what is another than before goes to Companion. */
  #showValues(): void {
    const values = variableValues(this.#desk, this.#nowMs(), this.#language, { refusal: this.#refusal }, this.#names);
    const changed = Object.entries(values).filter(([id, value]) => this.#shown[id] !== value);
    this.#shown = values;
    if (changed.length > 0) this.setVariableValues(Object.fromEntries(changed));
  }

  /** One after another; what is refused ends it, and is said. */
  async #press(commands: readonly Sent[] | 'unseen'): Promise<void> {
    if (commands === 'unseen' || this.#server === null) return this.#say(wordsIn(this.#language).link.lost);
    this.#say('');
    for (const command of commands) {
      const answer = await send(this.#server, command, this.#language);
      if (!answer.ok) return this.#say(answer.why);
    }
  }

  #say(refusal: string): void {
    if (refusal !== '') this.log('warn', refusal);
    this.#refusal = refusal;
    this.#showValues();
    this.checkFeedbacks('refused');
  }
}
