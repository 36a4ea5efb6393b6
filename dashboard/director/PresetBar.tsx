import { isOfEngine, presetsOf, useReplicant, type Preset } from 'chess-match/client';
import { Button, Refusal, useKeys } from '../shared';
import { isOnAir, isPrepared } from './model/presets';
import { usePage } from './state/context';
import { useShow } from './state/useShow';
import { STRINGS } from './texts';

/** As they lie on the keyboard. */
const KEYS = [...[1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map((digit) => `Digit${digit}`), 'Minus'] as const;

const isOfEngines = ({ airs }: Preset): boolean => airs.some(({ graphic }) => isOfEngine(graphic));

const labelOf = ({ name }: Preset) => ({
  en: STRINGS.en.keys.cuePreset(name.en),
  ru: STRINGS.ru.keys.cuePreset(name.ru),
});

/** The pictures of the open game by their names: one press cues one with all that comes and goes for it. */
export const PresetBar = () => {
  const { show, strings, language, match } = usePage();
  const { actNext, problem, clear } = useShow();
  const mayShowEngine = useReplicant('outlook')?.engine.onAir === true;
  const presets = presetsOf(match?.game ?? null)
    .map((preset, place) => ({ ...preset, keys: `Shift+${KEYS[place] ?? ''}` }))
    .filter((preset) => mayShowEngine || !isOfEngines(preset));
  const cue = ({ id }: Preset): void => void actNext(() => [{ type: 'cuePreset', preset: id }]);
  useKeys(
    presets.map((preset) => ({
      id: `preset-${preset.id}`,
      label: labelOf(preset),
      keys: preset.keys,
      run: () => cue(preset),
      when: true,
    })),
  );
  return (
    <section className="presets" aria-label={strings.presets}>
      {presets.map((preset) => (
        <Button
          key={preset.id}
          keyId={`preset-${preset.id}`}
          className="preset"
          data-on={isOnAir(show, preset)}
          data-cued={isPrepared(show, preset)}
          data-testid={`preset-${preset.id}`}
          onClick={() => cue(preset)}
        >
          {preset.name[language]}
        </Button>
      ))}
      <Refusal problem={problem} onDismiss={clear} testId="preset-refusal" />
    </section>
  );
};
