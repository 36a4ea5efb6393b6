import { useState } from 'react';
import { keep, kept } from './device/keep';
import { openDevice, type Device } from './device/device';
import { EntryPage } from './entry/EntryPage';
import { usePreferences } from './frame/preferences';
import { DevicePage } from './DevicePage';

const open = (token: string | null): Device | null => (token === null ? null : openDevice(token));

/** A device that is not let in enters its code; one that is shows what its place shows. */
export const App = () => {
  const [device, setDevice] = useState<Device | null>(() => open(kept('token')));
  const preferences = usePreferences();
  if (device === null)
    return (
      <EntryPage
        preferences={preferences}
        onToken={(token) => {
          keep('token', token);
          setDevice(open(token));
        }}
      />
    );
  return (
    <DevicePage
      device={device}
      preferences={preferences}
      onForget={() => {
        keep('token', null);
        // Nothing of the place it had stays in memory.
        location.reload();
      }}
    />
  );
};
