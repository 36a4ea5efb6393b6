import type { NotationTexts } from './texts';

/** What readers of turns and records refuse. */
export const notationEn: NotationTexts = {
  'notation/unknown_item': () =>
    'Not an item of a turn. Write a move as 2:Nf3, or branch, pass, select, resign, offer, draw, claim.',
  'notation/bad_item': ({ form }) => `Incomplete or misspelt. Write it like ${form}.`,
  'notation/bad_tag': () => 'Broken tag. Write it like [White "Name"].',
  'notation/tag_after_turns': () => 'Tags stand before the first turn. Move this one up.',
  'notation/duplicate_tag': ({ tag }) => `The tag ${tag} stands twice. Leave one.`,
  'notation/unknown_line': () =>
    'Neither a tag, a turn, an @event nor a comment. A turn begins with its number: 7. or 7...',
  'notation/unknown_event': () => 'Unknown event. There are @veto, @flag, @control-board, @position and @rating.',
  'notation/bad_comment': () =>
    'Braces {...} open and close on the line of a turn. Elsewhere write ; before the comment.',
  'notation/bad_clock': () => 'Broken clock. Write one per turn, like {[%clk 1:29:50]}.',
  'notation/no_branch': ({ board }) =>
    `No branching leads from board ${board} into this variation. Write it behind the mother’s move: {[%bc branch 1>2 3+7]}.`,
  'notation/score_sheets': () =>
    'Score sheets tell the moves and not the chips. Upload the whole game: its .bcr file, or the PGN with variations.',
  'notation/not_text': () => 'The file is not UTF-8 text. Save it as UTF-8.',
  'notation/too_long': ({ what, limit }) =>
    ({
      line: `The line is longer than ${limit} characters.`,
      file: `The file is longer than ${limit} characters.`,
      tags: `More than ${limit} tags.`,
    })[what],
};
