import { useState } from 'react';
import css from './people.module.css';

interface LogoProps {
  /** Address of the picture; null for none. */
  readonly logo: string | null;
  /** Of its box, which it fills as far as its shape allows. Pixels. */
  readonly width: number;
  readonly height: number;
}

/** A logo as large as its box allows; nothing where there is none that can be shown. */
export const Logo = ({ logo, width, height }: LogoProps) => {
  const [broken, setBroken] = useState<string | null>(null);
  if (logo === null || logo === broken) return null;
  return (
    <img
      className={css.logo}
      src={logo}
      alt=""
      style={{ width, height }}
      onError={() => {
        setBroken(logo);
      }}
    />
  );
};
