import type { Problem } from '@schemas/obs';
import { createCalls, ObsLost, type Calls } from './calls';
import type { ObsEvent, ObsEventData, ObsRequest, ObsRequestData, ObsResponse } from './contract';
import type { Actual } from './diff';
import { createMarks, GET_MARK } from './marks';
import { obsProblem } from './problem';
import { lossProblem, type Loss } from './reconnect';
import { NO_CLOSE_CODE, ObsRefused, type ObsSocket, type OpenSocket } from './socket';

export const KEEP_ALIVE_MS = 2000;
/** A network that swallowed our first packet is found again by the next attempt sooner than by this one. */
export const IDENTIFY_LIMIT_MS = 1500;
const NO_SUCH_SCENE = 600;
const CARRIED_OUT_POLL_MS = 20;
const CARRIED_OUT_LIMIT_MS = 2000;
const GONE: Loss = { kind: 'closed', code: NO_CLOSE_CODE };

export interface SessionOptions {
  readonly address: string;
  readonly password: string | undefined;
  readonly openSocket: OpenSocket;
  /** Something may have changed, or it is time to see whether OBS still answers: look again. */
  onHint(): void;
  /** Once, when the connection is over; nothing comes after it. */
  onLoss(loss: Loss): void;
}

/** What a call that did not succeed means: obs/refused, obs/no_answer, obs/not_connected or obs/wrong_password. */
export const requestProblem = (error: unknown, request: string, address: string): Problem => {
  if (!(error instanceof ObsRefused)) return lossProblem(error instanceof ObsLost ? error.loss : GONE, address);
  const { code, comment } = error;
  return obsProblem('obs/refused', { request, code, comment });
};

const showProblem = (error: unknown, request: string, scene: string, address: string): Problem =>
  error instanceof ObsRefused && error.code === NO_SUCH_SCENE
    ? obsProblem('obs/no_such_scene', { scene })
    : requestProblem(error, request, address);

/** One connection from attempt to loss. What it learnt ends with it, and none of its callbacks outlives it. */
export class Session {
  private isOver = false;
  private readonly marks = createMarks((sceneName) =>
    this.calls.ask('GetSourcePrivateSettings', () => this.socket.call(GET_MARK, { sourceName: sceneName } as never)),
  );
  /** A transition was heard to begin and not yet to end. */
  private hasBegun = false;
  private collection = 0;
  private keepAlive: NodeJS.Timeout | undefined;
  private readonly calls: Calls = createCalls((loss) => this.lose(loss));
  private readonly socket: ObsSocket;

  constructor(private readonly options: SessionOptions) {
    this.socket = options.openSocket(options.address, options.password, {
      onHint: (what) => {
        if (what === 'list') this.marks.forget();
        this.hint();
      },
      onTransition: (phase) => {
        this.hasBegun = phase === 'started';
        this.hint();
      },
      onCollection: (phase) => {
        this.collection += 1;
        if (phase === 'changing') return this.calls.pause();
        this.calls.resume();
        this.marks.forget();
        this.hint();
      },
      onClosed: (code) => this.lose({ kind: 'closed', code }),
    });
  }

  /** Connects and looks for the first time; null when that failed (onLoss was told). */
  async open(): Promise<Actual | null> {
    try {
      await this.calls.ask('Identify', () => this.socket.open(), IDENTIFY_LIMIT_MS);
    } catch {
      return null;
    }
    const first = await this.look();
    if (first !== null) this.keepAlive = setInterval(() => this.prove(), KEEP_ALIVE_MS);
    return first;
  }

  /** OBS as it is now, all of one scene collection; null when the connection was lost meanwhile. */
  async look(): Promise<Actual | null> {
    try {
      for (;;) {
        const { collection } = this;
        const list = await this.calls.ask('GetSceneList', () => this.socket.sceneList());
        const studioMode = await this.calls.ask('GetStudioModeEnabled', () => this.socket.isStudioMode());
        const names = await this.marks.read(list.scenes);
        const transitioning = await this.isTransitioning();
        if (collection === this.collection) return { ...list, studioMode, names, transitioning, collection };
      }
    } catch {
      this.lose(GONE);
      return null;
    }
  }

  /**
   * Sets the program or the preview scene; null when OBS has done it.
   * Codes: obs/no_such_scene, obs/refused, obs/no_answer, obs/not_connected.
   */
  async show(scene: string, target: 'program' | 'preview'): Promise<Problem | null> {
    const request = target === 'program' ? 'SetCurrentProgramScene' : 'SetCurrentPreviewScene';
    this.hasBegun ||= target === 'program';
    try {
      await this.calls.ask(request, () =>
        target === 'program' ? this.socket.setProgramScene(scene) : this.socket.setPreviewScene(scene),
      );
      if (target === 'program' || (await this.isPreviewed(scene))) return null;
      return obsProblem('obs/no_answer', { request, timeoutMs: CARRIED_OUT_LIMIT_MS });
    } catch (error) {
      this.hasBegun = false;
      return showProblem(error, request, scene, this.options.address);
    }
  }

  /** Any other request. Rejects with an ObsRefused or an ObsLost; an OBS silent for `limitMs` counts as lost. */
  call<R extends ObsRequest>(request: R, data: ObsRequestData<R>, limitMs?: number): Promise<ObsResponse<R>> {
    return this.calls.ask(request, () => this.socket.call(request, data), limitMs);
  }

  on<E extends ObsEvent>(event: E, listener: (data: ObsEventData<E>) => void): void {
    this.socket.on(event, (data) => {
      if (!this.isOver) listener(data);
    });
  }

  /** Never rejects: a refusal leaves the meters as they are, a loss is told to onLoss. */
  async askForMeters(wanted: boolean): Promise<void> {
    await this.calls.ask('Reidentify', () => this.socket.askForMeters(wanted)).catch(() => undefined);
  }

  /** Marks were set or scenes made without OBS saying so. */
  forgetMarks(): void {
    this.marks.forget();
  }

  /** Ends without a word to onLoss. */
  drop(): void {
    if (!this.isOver) this.finish(GONE);
  }

  /**
   * The transition cursor is between 0 and 1 while a transition runs and 0 in its first frame; but once the T-bar
   * was used it may stay at 0 at rest, and then no end is announced. So a 0 counts only just after a beginning.
   */
  private async isTransitioning(): Promise<boolean> {
    try {
      const cursor = await this.calls.ask('GetCurrentSceneTransitionCursor', () => this.socket.transitionCursor());
      return (cursor > 0 && cursor < 1) || (cursor === 0 && this.hasBegun);
    } catch (error) {
      if (error instanceof ObsRefused) return false;
      throw error;
    }
  }

  /**
   * Waits until the preview is this scene. OBS accepts a preview before its window puts it in: until then it answers
   * with the one before, which nobody chose, and would take that.
   */
  private async isPreviewed(scene: string): Promise<boolean> {
    for (let waitedMs = 0; waitedMs < CARRIED_OUT_LIMIT_MS; waitedMs += CARRIED_OUT_POLL_MS) {
      const { previewScene } = await this.calls.ask('GetSceneList', () => this.socket.sceneList());
      if (previewScene === scene) return true;
      await new Promise((resolve) => setTimeout(resolve, CARRIED_OUT_POLL_MS));
    }
    return false;
  }

  /** A frozen OBS keeps its socket open: only an answer proves it is there. */
  private prove(): void {
    this.hasBegun = false;
    this.hint();
  }

  private hint(): void {
    if (!this.isOver) this.options.onHint();
  }

  private lose(loss: Loss): void {
    if (this.isOver) return;
    this.finish(loss);
    this.options.onLoss(loss);
  }

  private finish(loss: Loss): void {
    this.isOver = true;
    clearInterval(this.keepAlive);
    this.socket.drop();
    this.calls.end(loss);
  }
}
