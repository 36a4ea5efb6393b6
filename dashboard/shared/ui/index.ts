/**
 * The controls of all panels, from radix-ui where it has one, in the colours of tokens.css (light and dark), at least
 * 40 px high, with visible focus. Controls that reach the server are disabled while the connection is lost unless they
 * are `local`; text fields stay open so that nothing typed is lost.
 */
export { Button, type ButtonProps } from './Button';
export { CancelButton } from './CancelButton';
export { ConfirmDialog } from './ConfirmDialog';
export { Dialog } from './Dialog';
export { Field } from './Field';
export { useKeptFocus } from './focusHome';
export { IconButton } from './IconButton';
export { useLive } from './live';
export { Menu, type MenuItem } from './Menu';
export { NumberInput } from './NumberInput';
export { EmptyState, Panel } from './Panel';
export { Refusal } from './Refusal';
export { useFollowing } from './useFollowing';
export { Select, type Option } from './Select';
export { Slider } from './Slider';
export { DataTable, type TableRowProps } from './DataTable';
export type { Column } from './DataTableHead';
export { submits } from './submits';
export { Tabs, type Tab } from './Tabs';
export { TextArea, TextInput } from './TextInput';
export { useToast } from './Toast';
export { Checkbox, Switch } from './toggles';
