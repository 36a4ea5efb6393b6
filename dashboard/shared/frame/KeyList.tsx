import { useContext, useId, useState, type KeyboardEvent } from 'react';
import { keysLabel, keysOf } from '../keys/codes';
import { KeysContext, useBindings } from '../keys/context';
import type { LiveBinding } from '../keys/store';
import { Button } from '../ui';
import { useLanguage } from './language';
import { FRAME_TEXTS } from './texts/texts';

/** One key: press its button, then the new keys. */
const KeyRow = ({ binding }: { readonly binding: LiveBinding }) => {
  const language = useLanguage();
  const texts = FRAME_TEXTS[language];
  const store = useContext(KeysContext);
  const id = useId();
  const [isListening, setIsListening] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const label = binding.label[language];
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>): void => {
    if (!isListening || event.code === 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.code === 'Escape') {
      setIsListening(false);
      return;
    }
    const keys = keysOf(event);
    if (keys === null) return;
    const holder = store.holderOf(binding.id, keys);
    setProblem(holder === null ? null : texts.taken(keysLabel(keys), holder.label[language]));
    if (holder !== null) return;
    store.change(binding.id, keys);
    setIsListening(false);
  };
  return (
    <li className="key-row">
      <span>
        <span id={`${id}-what`}>{label}</span>
        {binding.help === undefined ? null : <small className="ui-hint key-help">{binding.help[language]}</small>}
      </span>
      <Button
        local
        pressed={isListening}
        id={id}
        aria-labelledby={`${id}-what ${id}`}
        title={texts.changeKey(label)}
        data-testid={`key-${binding.id}`}
        onClick={() => {
          setProblem(null);
          setIsListening(!isListening);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setIsListening(false)}
      >
        {isListening ? texts.pressKeys : <kbd>{keysLabel(binding.keys)}</kbd>}
      </Button>
      {problem === null ? null : (
        <span className="problem" role="alert">
          {problem}
        </span>
      )}
    </li>
  );
};

/** All keys of the page, each to be changed. */
export const KeyList = () => {
  const texts = FRAME_TEXTS[useLanguage()];
  const store = useContext(KeysContext);
  const bindings = useBindings().filter(({ level }) => level === 0);
  if (bindings.length === 0) return <p>{texts.noKeys}</p>;
  return (
    <>
      <p className="ui-hint">{texts.keysHint}</p>
      <ul className="key-list">
        {bindings.map((binding) => (
          <KeyRow key={binding.id} binding={binding} />
        ))}
      </ul>
      {bindings.some(({ keys, defaultKeys }) => keys !== defaultKeys) ? (
        <Button local data-testid="reset-keys" onClick={() => store.resetAll()}>
          {texts.resetKeys}
        </Button>
      ) : null}
    </>
  );
};
