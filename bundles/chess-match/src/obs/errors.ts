/** What can be wrong between us and OBS, with the parameters of the texts. */
export interface ObsErrorParams {
  'obs/not_configured': Record<string, never>;
  'obs/not_connected': { address: string };
  'obs/wrong_password': { address: string };
  'obs/no_such_scene': { scene: string };
  'obs/no_answer': { request: string; timeoutMs: number };
  'obs/no_studio_mode': Record<string, never>;
  'obs/no_plan': Record<string, never>;
  'obs/other_team': Record<string, never>;
  'obs/unclear_team': Record<string, never>;
  'obs/no_chapters': { version: string };
  'obs/not_recording': Record<string, never>;
  'obs/no_replay': Record<string, never>;
  'obs/refused': { request: string; code: number; comment: string };
}

export type ObsErrorCode = keyof ObsErrorParams;
