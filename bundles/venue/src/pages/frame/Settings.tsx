import { useState } from 'react';
import type { Device } from '../device/device';
import type { VenueTexts } from '../texts';
import { Choice } from './Choice';
import type { Preferences } from './preferences';

interface SettingsProps {
  readonly device: Device;
  readonly preferences: Preferences;
  readonly texts: VenueTexts;
}

const fullScreen = (): void => {
  document.documentElement.requestFullscreen().catch(() => undefined);
};

/** A quiet button in the corner; behind it what is set once, when a screen is put up. */
export const Settings = ({ device, preferences, texts }: SettingsProps) => {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <button className="settings-button" aria-label={texts.settings} onClick={() => setOpen(true)}>
        ⋯
      </button>
    );
  const { language, look, setLanguage, setLook } = preferences;
  return (
    <section className="settings" aria-label={texts.settings}>
      <h2>{texts.settings}</h2>
      <Choice
        label={texts.language}
        value={language}
        options={{ ru: texts.languages.ru, en: texts.languages.en }}
        onChoose={setLanguage}
      />
      <Choice
        label={texts.look}
        value={look}
        options={{ night: texts.looks.night, paper: texts.looks.paper }}
        onChoose={setLook}
      />
      <p>{texts.wakeLock[device.wakeLock()]}</p>
      <div className="row">
        <button onClick={fullScreen}>{texts.fullScreen}</button>
        <button onClick={() => setOpen(false)}>{texts.close}</button>
      </div>
    </section>
  );
};
