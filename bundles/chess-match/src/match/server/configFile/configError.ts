import { MustMend } from '../mustMend';

/** What is wrong in a file of cfg/. */
export class ConfigError extends MustMend {
  override readonly name: string = 'ConfigError';
}
