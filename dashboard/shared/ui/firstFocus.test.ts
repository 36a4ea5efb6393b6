import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { firstIn } from './firstFocus';

const windowOf = (body: string, foot = ''): HTMLElement => {
  const { document } = new JSDOM(`<div role="dialog" id="window">
    <header class="ui-dialog-head"><button id="close">✕</button></header>
    <div class="ui-dialog-body">${body}</div>
    ${foot === '' ? '' : `<footer class="ui-dialog-foot">${foot}</footer>`}
  </div>`).window;
  const found = document.querySelector<HTMLElement>('[role="dialog"]');
  if (found === null) throw new Error('There is a window.');
  return found;
};

describe('what a window opens on', () => {
  it('is the first field that can be filled in', () => {
    const body = '<button id="side">White</button><input disabled id="off"><input id="time"><input id="reason">';
    expect(firstIn(windowOf(body, '<button class="ui-primary" id="yes">Set</button>')).id).toBe('time');
  });

  it('is the main button where nothing is filled in', () => {
    const foot = '<button id="no">Cancel</button><button class="ui-danger" id="yes">Undo</button>';
    expect(firstIn(windowOf('<p>Undo turn 3?</p>', foot)).id).toBe('yes');
    expect(firstIn(windowOf('<button class="ui-primary" id="only">Open</button>')).id).toBe('only');
  });

  it('is the main button before one that threatens, whichever stands first', () => {
    const foot =
      '<button class="ui-danger" id="no">It differs</button><button class="ui-primary" id="yes">As here</button>';
    expect(firstIn(windowOf('<p>Like this?</p>', foot)).id).toBe('yes');
  });

  it('is never the button that closes it', () => {
    expect(firstIn(windowOf('<p>Addresses</p><a href="/boards" id="link">boards</a>')).id).toBe('link');
    expect(firstIn(windowOf('<p>Only words</p>')).id).toBe('window');
    const off = '<button class="ui-danger" disabled id="yes">Undo</button>';
    expect(firstIn(windowOf('<p>Refused</p>', off)).id).toBe('window');
  });
});
