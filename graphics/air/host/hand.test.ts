import { airView, emptyShow } from 'chess-match/client/show';
import { describe, expect, it } from 'vitest';
import { createHand } from './hand';

const AIR = airView(emptyShow());

const bench = () => {
  const hand = createHand('lower-third');
  const heard: boolean[] = [];
  hand.listen((isSet) => heard.push(isSet));
  return { ...hand.functions, heard, shown: () => hand.air(AIR).graphics['lower-third'] };
};

describe('a page in the hands of a playout system', () => {
  it('follows our director until the first call', () => {
    const hand = createHand('boards');
    expect(hand.air(AIR)).toBe(AIR);
    hand.functions.stop();
    expect(hand.air(AIR).graphics.boards.on).toBe(false);
  });

  it('as CasparCG: what ADD says first is not on air before play, and stop before play is none', () => {
    const { update, play, stop, remove, shown, heard } = bench();
    stop();
    update('{"name":"Anna"}');
    expect(shown().on).toBe(false);
    play();
    expect(shown()).toMatchObject({ on: true, content: { person: null, name: 'Anna' } });
    stop();
    expect(shown().on).toBe(false);
    play();
    remove();
    expect([shown().on, heard]).toEqual([false, [false, false, false, false, false, true]]);
  });

  it('is updated twice, by XML too, in parts, and not by nonsense', () => {
    const { update, play, next, shown } = bench();
    play();
    update('{"name":"Anna","title":"Arbiter"}');
    update('<templateData><componentData id="name"><data id="text" value="Boris"/></componentData></templateData>');
    update('nonsense');
    update();
    next();
    expect(shown()).toMatchObject({ on: true, content: { name: 'Boris', title: 'Arbiter' } });
  });

  it('knows of our show itself alone', () => {
    const hand = createHand('scorebug');
    hand.functions.play();
    const { graphics } = hand.air(AIR);
    const on = Object.entries(graphics).flatMap(([id, slot]) => (slot.on ? [id] : []));
    expect(on).toEqual(['scorebug']);
  });
});
