import { useState, type CSSProperties } from 'react';
import { Button, useKeys, useLanguage } from '../shared';
import { timeToSecond } from '../shared/times';
import { useNow } from '../shared/useNow';
import { End } from './End';
import { Explain } from './Explain';
import { keepLook, readLook, SIZES, within, type Look } from './look';
import { NextItem } from './NextItem';
import { OnAir } from './OnAir';
import { PROMPTER_TEXTS } from './texts/texts';

const SECOND_MS = 1000;

const labelOf = (key: 'mirrored' | 'larger' | 'smaller') => ({
  en: PROMPTER_TEXTS.en[key],
  ru: PROMPTER_TEXTS.ru[key],
});

const TimeOfDay = () => {
  const language = useLanguage();
  const nowMs = useNow(SECOND_MS, true);
  return (
    <time className="prompter-clock" data-testid="prompter-clock">
      {timeToSecond(nowMs, language)}
    </time>
  );
};

/** What presenters read from afar: what is on air, what comes, what is worth a word, and when the evening ends. */
export const PrompterPage = () => {
  const texts = PROMPTER_TEXTS[useLanguage()];
  const [look, setLook] = useState(readLook);
  const change = (next: Partial<Look>): void => {
    const changed = { ...look, ...next };
    keepLook(changed);
    setLook(changed);
  };
  const resize = (by: number): void => change({ size: within(look.size + by) });
  const mirror = (): void => change({ mirrored: !look.mirrored });
  useKeys([
    { id: 'mirror', keys: 'KeyM', label: labelOf('mirrored'), run: mirror },
    { id: 'larger', keys: 'Equal', label: labelOf('larger'), run: () => resize(1) },
    { id: 'smaller', keys: 'Minus', label: labelOf('smaller'), run: () => resize(-1) },
  ]);
  const style = { '--letter': `${SIZES[look.size] ?? SIZES[0]}vw` } as CSSProperties;
  return (
    <main className="page prompter-page">
      <div className="prompter-bar">
        <Button local pressed={look.mirrored} keyId="mirror" data-testid="prompter-mirror" onClick={mirror}>
          {texts.mirrored}
        </Button>
        <Button local keyId="smaller" data-testid="prompter-smaller" onClick={() => resize(-1)}>
          {texts.smaller}
        </Button>
        <Button local keyId="larger" data-testid="prompter-larger" onClick={() => resize(1)}>
          {texts.larger}
        </Button>
      </div>
      <div className="prompter-glass" data-mirrored={look.mirrored} style={style} data-testid="prompter-glass">
        <div className="prompter-now">
          <OnAir />
          <TimeOfDay />
        </div>
        <NextItem />
        <Explain />
        <End />
      </div>
    </main>
  );
};
