/**
 * What panels share. `mountPage` (frame/), the kit (ui/), keys (keys/), `useSend` for commands, `UndoButtons` for what
 * can be taken back. A panel's main.tsx: `mountPage({ role: 'director', title: { en: 'Director', ru: 'Режиссёр' }, Page
 * })`.
 */
export * from './frame';
export * from './keys';
export * from './ui';
export { useSend, type Send } from './useSend';
export { AirUndoButtons } from './undo/UndoButtons';
