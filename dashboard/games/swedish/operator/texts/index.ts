import { apartTexts } from '../../../../operator/apart/texts';
import { useStrings } from '../../../../operator/state/context';
import { en } from './en';
import { ru } from './ru';

export const SWEDISH_TEXTS = { en: apartTexts('en', en), ru: apartTexts('ru', ru) };

export const useSwedishTexts = () => SWEDISH_TEXTS[useStrings().language];
