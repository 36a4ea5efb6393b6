import type { RefObject } from 'react';
import { Button } from '../ui';

interface FileButtonProps {
  readonly label: string;
  /** Endings and kinds of files that are offered: ".pgn,.json". */
  readonly accept: string;
  /** Names the button, and with "-file" behind it its field. */
  readonly testId: string;
  /** Opens the window in which a file is chosen. */
  readonly picker: RefObject<HTMLInputElement | null>;
  readonly keyId?: string | undefined;
  /** Works without the server. */
  readonly local?: boolean | undefined;
  readonly onFile: (file: File) => void;
}

/** Lets a person choose a file of this computer; the same file can be chosen twice. */
export const FileButton = ({ label, accept, testId, picker, keyId, local = false, onFile }: FileButtonProps) => (
  <>
    <Button local={local} keyId={keyId} data-testid={testId} onClick={() => picker.current?.click()}>
      {label}
    </Button>
    <input
      ref={picker}
      type="file"
      accept={accept}
      hidden
      aria-label={label}
      data-testid={`${testId}-file`}
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        target.value = '';
        if (file !== undefined) onFile(file);
      }}
    />
  </>
);
