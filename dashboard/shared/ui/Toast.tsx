import { Toast as Radix } from 'radix-ui';
import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { useLanguage } from '../frame/language';
import { UI_TEXTS } from './texts';

interface Message {
  readonly id: number;
  readonly text: string;
}

const ToastContext = createContext<(text: string) => void>(() => undefined);

/**
 * Shows a short message for some seconds, for what went well out of sight. Refusals stand beside their cause instead.
 */
export const useToast = (): ((text: string) => void) => useContext(ToastContext);

let lastId = 0;

/** Stands once on the page; the frame has it. */
export const ToastProvider = ({ children }: { readonly children: ReactNode }) => {
  const texts = UI_TEXTS[useLanguage()];
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const say = useCallback((text: string): void => {
    lastId += 1;
    const message = { id: lastId, text };
    setMessages((all) => [...all, message]);
  }, []);
  return (
    <ToastContext value={say}>
      <Radix.Provider duration={5000} label={texts.notifications}>
        {children}
        {messages.map(({ id, text }) => (
          <Radix.Root
            key={id}
            className="ui-toast"
            onOpenChange={(isOpen) => {
              if (!isOpen) setMessages((all) => all.filter((message) => message.id !== id));
            }}
          >
            <Radix.Description>{text}</Radix.Description>
          </Radix.Root>
        ))}
        {/* Radix takes F8 for going there; on these pages F8 is the clock. */}
        <Radix.Viewport className="ui-toasts" label={texts.notifications} hotkey={[]} />
      </Radix.Provider>
    </ToastContext>
  );
};
