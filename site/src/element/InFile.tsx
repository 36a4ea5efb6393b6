import { DOCUMENT_VERSION, presentDocument, type HomeFile } from 'chess-match/contract/viewers';
import { useCallback, useMemo, useState } from 'react';
import { LIVE } from '../past/place';
import { wordsOf } from '../words';
import { fileHouse, readFile } from './fileHouse';
import type { ElementOptions } from './options';
import { Shown } from './Shown';
import { Sign } from './Sign';
import { useAsked } from './useAsked';
import { ELEMENT_WORDS } from './words';

interface InFileProps {
  readonly options: ElementOptions;
  readonly file: HomeFile;
}

/** A match that is over, as it stands in a file. */
export const InFile = ({ options, file }: InFileProps) => {
  const words = ELEMENT_WORDS[options.language];
  const house = useMemo(() => fileHouse(file), [file]);
  if (file.document.v > DOCUMENT_VERSION) return <Sign title={words.wrong} help={words.newer} />;
  return <Shown {...{ options, house }} begin={LIVE} document={presentDocument(file.document)} />;
};

/** That file at an address; what is no such file there is not asked for again until somebody wants it. */
export const FromFile = ({ options, address }: { readonly options: ElementOptions; readonly address: string }) => {
  const words = wordsOf(options.language);
  const own = ELEMENT_WORDS[options.language];
  const [count, askAgain] = useState(0);
  const ask = useCallback(
    async (signal: AbortSignal): Promise<HomeFile | null> => {
      // Whoever asks again wants it from there, not from what the browser kept.
      const response = await fetch(address, { signal, cache: count === 0 ? 'default' : 'reload' });
      if (response.status >= 500 || response.status === 429) throw new Error(String(response.status));
      return response.ok ? readFile(await response.text()) : null;
    },
    [address, count],
  );
  const asked = useAsked(ask);
  if (typeof asked === 'string') return <Sign title={asked === 'asked' ? words.connecting : words.lost} />;
  if (asked.is !== null) return <InFile options={options} file={asked.is} />;
  const act = { text: own.retries, onPress: () => askAgain(count + 1) };
  return <Sign title={own.wrong} help={own.noMatchAt(address)} act={act} />;
};
