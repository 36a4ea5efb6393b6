import type { HealthView } from '@schemas/health';
import type { Host } from '../host/host';

/** What runs here. */
export const versionsOf = ({
  appVersion,
  hostVersion,
}: Pick<Host, 'appVersion' | 'hostVersion'>): HealthView['versions'] => ({
  app: appVersion ?? '?',
  node: process.versions.node,
  host: hostVersion,
});
