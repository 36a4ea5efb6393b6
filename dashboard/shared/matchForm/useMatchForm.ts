import { useState } from 'react';
import { readForm, type ReadForm, type SettingsForm } from './settingsForm';

/** The state of the form: what is filled in, what is wrong with it, and whether that is to be said already. */
export interface MatchFormState extends ReadForm {
  readonly form: SettingsForm;
  readonly isTouched: boolean;
  readonly setForm: (form: SettingsForm) => void;
  /** How often `check` found something wrong. */
  readonly failures: number;
  /**
   * From now on empty names are complained about. @returns whether everything is right; the first wrong field has the
   * focus
   */
  readonly check: () => boolean;
}

export const useMatchForm = (begin: () => SettingsForm): MatchFormState => {
  const [form, setForm] = useState(begin);
  const [isTouched, setTouched] = useState(false);
  const [failures, setFailures] = useState(0);
  const read = readForm(form);
  return {
    ...read,
    form,
    isTouched,
    failures,
    setForm,
    check: () => {
      setTouched(true);
      if (read.problems.size === 0) return true;
      setFailures((count) => count + 1);
      return false;
    },
  };
};
