import type { DeviceReport } from 'chess-match/contract/venue';
import { PROGRAM } from '../../wire/wire';

interface Battery {
  readonly level: number;
  readonly charging: boolean;
}

/** Only Chromium tells, and only by https. */
type WithBattery = Navigator & { readonly getBattery?: () => Promise<Battery> };

type WithBrands = Navigator & {
  readonly userAgentData?: { readonly brands: readonly { readonly brand: string; readonly version: string }[] };
};

const BROWSER = /(Firefox|Edg|OPR|Chrome|Version)\/(\d+)/;

/** "Chromium 139", "Safari 18": what a person looks for when a display behaves oddly. */
export const browserOf = (userAgent: string): string | null => {
  const [, name, version] = BROWSER.exec(userAgent.replace(/Chrome(?=.*(?:Edg|OPR)\/)/, '')) ?? [];
  return name === undefined || version === undefined ? null : `${name === 'Version' ? 'Safari' : name} ${version}`;
};

const browser = (): string | null => {
  const brands = (navigator as WithBrands).userAgentData?.brands ?? [];
  const known = brands.find(({ brand }) => brand === 'Chromium');
  return known === undefined ? browserOf(navigator.userAgent) : `${known.brand} ${known.version}`;
};

const battery = async (): Promise<DeviceReport['battery']> => {
  try {
    const found = await (navigator as WithBattery).getBattery?.();
    return found === undefined ? null : { percent: Math.round(found.level * 100), charging: found.charging };
  } catch {
    return null;
  }
};

/** How this device is, for the crew's list of devices. */
export const reportOf = async (
  roundTripMs: number | null,
  wakeLock: DeviceReport['wakeLock'],
): Promise<DeviceReport> => ({
  roundTripMs: roundTripMs === null ? null : Math.round(roundTripMs),
  screen: `${Math.round(innerWidth * devicePixelRatio)}x${Math.round(innerHeight * devicePixelRatio)}`,
  browser: browser(),
  program: PROGRAM,
  wakeLock,
  battery: await battery(),
});
