import { matchKeyBindingPress, parseKeybinding } from 'tinykeys';

/** What of a keyboard event decides whether a key fires. */
export type Stroke = Pick<KeyboardEvent, 'code' | 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'>;

const MODIFIER_CODE = /^(?:Control|Alt|Shift|Meta)(?:Left|Right)$/;
const FUNCTION_CODE = /^F\d{1,2}$/;
/** Keys that a focused button, tab or list answers itself. */
const CONTROL_CODE = /^(?:Space|Enter|NumpadEnter|Arrow(?:Up|Down|Left|Right)|Home|End|Tab)$/;

/** "Ctrl+Shift+KeyB": modifiers, then the key by its place on the keyboard; null while only modifiers are held. */
export const keysOf = ({ code, ctrlKey, altKey, metaKey, shiftKey }: Stroke): string | null => {
  if (code === '' || MODIFIER_CODE.test(code)) return null;
  const held = [ctrlKey && 'Control', altKey && 'Alt', shiftKey && 'Shift', metaKey && 'Meta'];
  return [...held.filter((name) => name !== false), code].join('+');
};

/** The same keys in one spelling: "Ctrl+KeyB" and "Control+KeyB" are equal. */
export const normalKeys = (keys: string): string => {
  const parts = keys.replace(/\bCtrl\b/g, 'Control').split('+');
  const code = parts.at(-1) ?? '';
  const held = ['Control', 'Alt', 'Shift', 'Meta'].filter((name) => parts.slice(0, -1).includes(name));
  return [...held, code].join('+');
};

/** Whether the stroke is exactly these keys, on whatever layout it was typed. */
export const matchesKeys = (event: KeyboardEvent, keys: string): boolean => {
  const [press] = parseKeybinding(normalKeys(keys));
  return press !== undefined && matchKeyBindingPress(event, press);
};

/** In a text field plain keys are text; keys with a modifier and F1 to F24 are not. */
export const firesWhileTyping = ({ code, ctrlKey, altKey, metaKey }: Stroke): boolean =>
  ctrlKey || altKey || metaKey || FUNCTION_CODE.test(code);

/** By which one moves about. */
export const isArrow = ({ code }: Pick<Stroke, 'code'>): boolean =>
  /^(?:Arrow(?:Up|Down|Left|Right)|Home|End)$/.test(code);

/** On a focused control Space, Enter and the arrows are the control's own. */
export const belongsToControl = (stroke: Stroke): boolean =>
  CONTROL_CODE.test(stroke.code) && !(stroke.ctrlKey || stroke.altKey || stroke.metaKey);

const SIGNS: Readonly<Record<string, string>> = {
  Control: 'Ctrl',
  Slash: '/',
  Backslash: '\\',
  Comma: ',',
  Period: '.',
  Minus: '−',
  Equal: '=',
  Semicolon: ';',
  Quote: '’',
  Backquote: '`',
  BracketLeft: '[',
  BracketRight: ']',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  Delete: 'Del',
  NumpadEnter: 'Num Enter',
};

/** How keys are written on a button: "Alt+B", "F9", "Ctrl+Enter". */
export const keysLabel = (keys: string): string =>
  normalKeys(keys)
    .split('+')
    .map((part) => SIGNS[part] ?? part.replace(/^(?:Key|Digit)/, '').replace(/^Numpad/, 'Num '))
    .join('+');
