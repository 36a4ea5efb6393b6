import { previewCommand, untilJudged, type CommandBody, type PreviewAnswer } from 'chess-match/client';
import { useEffect, useRef, useState } from 'react';

/** Typing asks once, when it rests; what is asked first is asked at once. */
const REST_MS = 150;

/**
 * What a command would change, asked anew whenever it or the match changes, and as long as nobody answers; null while
 * there is none or none has come.
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
    let stop = (): void => undefined;
    const restMs = isTyping.current ? REST_MS : 0;
    isTyping.current = true;
    const timer = setTimeout(() => {
      stop = untilJudged(
        () => previewCommand(JSON.parse(asked) as CommandBody),
        (answer) => setShown({ asked, answer }),
      );
    }, restMs);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [asked]);
  return asked !== null && shown?.asked === asked ? shown.answer : null;
};
