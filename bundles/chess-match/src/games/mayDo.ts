import type { OptionsView } from '@schemas/options';
import type { HomeOptions } from '../contract/viewers';
import { mayDo as ofBusiness } from './business/views/mayDo';

type Of<G extends OptionsView['game']> = Extract<OptionsView, { readonly game: G }>;

/** What viewers at home are told that may be done, by the game whose options say it. */
const MAY_DO: { readonly [G in NonNullable<OptionsView['game']>]: (options: Of<G>) => HomeOptions | null } = {
  business: ofBusiness,
};

/** What the team to move may do besides moving, without why it may not do the rest. */
export const mayDo = (options: OptionsView): HomeOptions | null =>
  options.game === null ? null : MAY_DO[options.game](options);
