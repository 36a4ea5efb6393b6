import { useRef } from 'react';
import { useLanguage } from '../shared';
import { FileButton } from '../shared/files/FileButton';
import { uploadPicture, type PictureCategory, type Uploaded } from './uploadPicture';

interface UploadButtonProps {
  readonly category: PictureCategory;
  readonly label: string;
  /** Names the button: `upload-TESTID`. */
  readonly testId: string;
  readonly onUploaded: (uploaded: Uploaded) => void;
}

/** Takes a picture from this computer to where it is chosen. */
export const UploadButton = ({ category, label, testId, onUploaded }: UploadButtonProps) => {
  const language = useLanguage();
  const picker = useRef<HTMLInputElement>(null);
  return (
    <FileButton
      label={label}
      accept=".png,.jpg,.jpeg,.webp,.svg"
      testId={`upload-${testId}`}
      picker={picker}
      onFile={(file) => void uploadPicture(category, file, language).then(onUploaded)}
    />
  );
};
