import { useRef } from 'react';
import { Button, useLanguage } from '../shared';
import { uploadPicture, type PictureCategory, type Uploaded } from './uploadPicture';

interface UploadButtonProps {
  readonly category: PictureCategory;
  readonly label: string;
  /** Names the button: `upload-TESTID`, and its file field: `TESTID-file`. */
  readonly testId: string;
  readonly onUploaded: (uploaded: Uploaded) => void;
}

/** Takes a picture from this computer to where it is chosen. */
export const UploadButton = ({ category, label, testId, onUploaded }: UploadButtonProps) => {
  const language = useLanguage();
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button data-testid={`upload-${testId}`} onClick={() => picker.current?.click()}>
        {label}
      </Button>
      <input
        ref={picker}
        type="file"
        accept=".png,.jpg,.jpeg,.webp,.svg"
        hidden
        aria-label={label}
        data-testid={`${testId}-file`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file !== undefined) void uploadPicture(category, file, language).then(onUploaded);
        }}
      />
    </>
  );
};
