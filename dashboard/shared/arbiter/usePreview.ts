import { previewCommand, type CommandBody, type PreviewAnswer } from 'chess-match/client';
import { useEffect, useRef, useState } from 'react';

/** Typing asks once, when it rests; what is asked first is asked at once. */
const REST_MS = 150;

/**
 * What a command would change, asked anew whenever it or the match changes; null while there is none or none has come.
 * @param body what the form would send now; null while it is not filled in
 */
export const usePreview = (body: CommandBody | null): PreviewAnswer | null => {
  const asked = body === null ? null : JSON.stringify(body);
  const [shown, setShown] = useState<{ readonly asked: string; readonly answer: PreviewAnswer } | null>(null);
  const isTyping = useRef(false);
  useEffect(() => {
    if (asked === null) {
      isTyping.current = false;
      return undefined;
    }
    let isWanted = true;
    const restMs = isTyping.current ? REST_MS : 0;
    isTyping.current = true;
    const timer = setTimeout(() => {
      void previewCommand(JSON.parse(asked) as CommandBody).then((answer) => {
        if (isWanted) setShown({ asked, answer });
      });
    }, restMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [asked]);
  return asked !== null && shown?.asked === asked ? shown.answer : null;
};
