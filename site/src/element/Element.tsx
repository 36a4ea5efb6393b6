import { useMemo } from 'react';
import { Keyboard } from '../parts/keyboard';
import { useLook } from '../preferences';
import { readFile } from './fileHouse';
import { FromFile, InFile } from './InFile';
import { Kept } from './Kept';
import { Live } from './Live';
import type { ElementOptions } from './options';
import { Sign } from './Sign';
import { ELEMENT_WORDS } from './words';

interface ElementProps {
  readonly options: ElementOptions;
  /** What it is drawn in: keys that are pressed there are its own. */
  readonly ground: HTMLElement;
}

const OfSource = ({ options }: Pick<ElementProps, 'options'>) => {
  const { source, language } = options;
  const { wrong, noSource } = ELEMENT_WORDS[language];
  const text = source?.kind === 'text' ? source.text : null;
  const file = useMemo(() => (text === null ? null : readFile(text)), [text]);
  if (source === null || source.kind === 'text')
    return file === null ? <Sign title={wrong} help={noSource} /> : <InFile {...{ options, file }} />;
  const { address } = source;
  if (source.kind === 'file') return <FromFile {...{ options, address }} />;
  const { place } = source;
  return place.match === null ? (
    <Live {...{ options, address }} begin={place} />
  ) : (
    <Kept {...{ options, address }} matchId={place.match} begin={place} />
  );
};

/** A match in a page of somebody else. */
export const Element = ({ options, ground }: ElementProps) => {
  const { source, language, hasKeys } = options;
  const look = useLook(options.look);
  return (
    <Keyboard value={hasKeys ? null : ground}>
      <div id="root" lang={language} data-look={look}>
        {/* Another source is another match: nothing of the one before stays. */}
        <OfSource key={JSON.stringify(source)} options={options} />
      </div>
    </Keyboard>
  );
};
