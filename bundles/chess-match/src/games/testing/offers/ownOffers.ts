// How the views of each game are read as what may be done, for what holds them against its rules.
import { offers as belarusian } from '../../belarusian/testing/offers';
import { offers as business } from '../../business/testing/offers';
import { offers as classical } from '../../classical/testing/offers';
import { offers as progressive } from '../../progressive/testing/offers';
import { offers as swedish } from '../../swedish/testing/offers';
import type { OfferBook } from './book';

export const OWN_OFFERS: Readonly<Record<string, OfferBook>> = {
  belarusian,
  business,
  classical,
  progressive,
  swedish,
};
