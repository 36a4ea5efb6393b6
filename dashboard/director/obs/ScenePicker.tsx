import { Field, Select } from '../../shared';
import { useObsStrings } from './texts';

interface ScenePickerProps {
  readonly label: string;
  readonly value: string;
  readonly scenes: readonly string[];
  readonly onChange: (scene: string) => void;
}

/**
 * One of OBS's scenes. The one that is chosen stays in the list, and is said to be missing, when OBS has it no more.
 */
export const ScenePicker = ({ label, value, scenes, onChange }: ScenePickerProps) => {
  const strings = useObsStrings();
  const isMissing = scenes.length > 0 && !scenes.includes(value);
  const options = (scenes.includes(value) ? scenes : [value, ...scenes]).map((scene) => ({
    value: scene,
    label: scene,
  }));
  return (
    <Field label={label} problem={isMissing ? strings.waits.no_scene : null}>
      <Select value={value} options={options} onChange={onChange} />
    </Field>
  );
};
