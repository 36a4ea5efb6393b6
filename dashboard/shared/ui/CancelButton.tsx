import { useLanguage } from '../frame/language';
import { Button } from './Button';
import { UI_TEXTS } from './texts';

/** Closes a window and changes nothing. */
export const CancelButton = ({ onClose }: { readonly onClose: () => void }) => (
  <Button local onClick={onClose}>
    {UI_TEXTS[useLanguage()].cancel}
  </Button>
);
