import type { GraphicId } from 'chess-match/client';
import type { Graphic } from '../air/graphic';
import type { NameOn } from '../air/parts';
import { readData } from '../air/host/data';
import { takeFaces } from './fonts';
import { createInstance, type Instance, type InstanceParts } from './instance';
import type { Resolution } from './stage';

/** What hosts are answered, as OGraf has it: numbers of HTTP. A type, as hosts add fields of their own. */
export type Answer = {
  readonly statusCode: number;
  readonly statusMessage?: string;
};

interface Skipping {
  readonly skipAnimation?: boolean;
}

interface Loading {
  readonly data?: unknown;
  readonly renderType?: string;
  readonly renderCharacteristics?: { readonly resolution?: Resolution } | null;
}

const DONE: Answer = { statusCode: 200 };
const UNREADABLE: Answer = { statusCode: 400, statusMessage: 'The data is no object, or its "state" is no message.' };
const NOT_LOADED: Answer = { statusCode: 409, statusMessage: 'The graphic is not loaded.' };
const NO_ACTION: Answer = { statusCode: 404, statusMessage: 'The graphic has no action of its own.' };
const ONLY_REAL_TIME: Answer = { statusCode: 501, statusMessage: 'The graphic is drawn in real time alone.' };

/** It has one step: it is on air, or it is not. */
const ON_AIR = { ...DONE, currentStep: 0 };

/**
 * The element of an exported graphic, as OGraf 1 asks for it. Hosts differ in what they say with each call, so all of
 * it may be left out.
 */
abstract class ExportedGraphic extends HTMLElement {
  readonly #shadow = this.attachShadow({ mode: 'open' });
  #instance: Instance | null = null;
  /** Loads and disposals, by count: of several at once the last one decides. */
  #lives = 0;

  /** Builds what is drawn, once more after each load. */
  protected abstract create(parts: InstanceParts): Instance;

  /** Nothing is painted before. */
  async load(loading?: Loading | null): Promise<Answer> {
    const { data, renderType, renderCharacteristics } = loading ?? {};
    const given = readData(data);
    if (given === null) return UNREADABLE;
    if (renderType === 'non-realtime') return ONLY_REAL_TIME;
    const life = this.#begin();
    const giveFacesBack = await takeFaces();
    if (life !== this.#lives) {
      giveFacesBack();
      return NOT_LOADED;
    }
    const resolution = renderCharacteristics?.resolution;
    this.#instance = this.create({ host: this, shadow: this.#shadow, data: given, resolution, giveFacesBack });
    return DONE;
  }

  async dispose(): Promise<Answer> {
    this.#begin();
    return DONE;
  }

  async playAction(said?: Skipping | null): Promise<Answer & { readonly currentStep: number }> {
    if (this.#instance === null) return { ...NOT_LOADED, currentStep: 0 };
    await this.#instance.play(said?.skipAnimation === true);
    return ON_AIR;
  }

  async stopAction(said?: Skipping | null): Promise<Answer> {
    if (this.#instance === null) return NOT_LOADED;
    await this.#instance.stop(said?.skipAnimation === true);
    return DONE;
  }

  async updateAction(said?: (Skipping & { readonly data?: unknown }) | null): Promise<Answer> {
    const given = readData(said?.data);
    if (given === null) return UNREADABLE;
    if (this.#instance === null) return NOT_LOADED;
    return this.#instance.update(given, said?.skipAnimation === true) ? DONE : UNREADABLE;
  }

  async customAction(): Promise<Answer> {
    return NO_ACTION;
  }

  async goToTime(): Promise<Answer> {
    return ONLY_REAL_TIME;
  }

  async setActionsSchedule(): Promise<Answer> {
    return ONLY_REAL_TIME;
  }

  #begin(): number {
    this.#instance?.dispose();
    this.#instance = null;
    this.#lives += 1;
    return this.#lives;
  }
}

/** A class is defined once, and its elements may be there several times. */
export const ografElement = <G extends GraphicId>(own: Graphic<G, NameOn<G>>) =>
  class extends ExportedGraphic {
    protected create(parts: InstanceParts): Instance {
      return createInstance(own, parts);
    }
  };
