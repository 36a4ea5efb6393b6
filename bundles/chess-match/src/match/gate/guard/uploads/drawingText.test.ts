import { describe, expect, it } from 'vitest';
import { drawingText } from './drawingText';

describe('the text of a drawing', () => {
  it('is in the encoding it says', () => {
    const utf8 = '<?xml version="1.0" encoding="UTF-8"?><svg>Кубок</svg>';
    expect(drawingText(Buffer.from(utf8))).toBe(utf8);
    expect(drawingText(Buffer.from(`\uFEFF${utf8}`))).toBe(utf8);
    const wide = '<?xml version="1.0" encoding="UTF-16"?><svg>Кубок</svg>';
    expect(drawingText(Buffer.from(`\uFEFF${wide}`, 'utf16le'))).toBe(wide);
    expect(drawingText(Buffer.from(`\uFEFF${wide}`, 'utf16le').swap16())).toBe(wide);
    const head = "<?xml version='1.0' encoding='windows-1251'?><svg>";
    expect(drawingText(Buffer.concat([Buffer.from(head), Buffer.from([0xca, 0xf3, 0xe1])]))).toBe(`${head}Куб`);
  });

  it('is none where letters would be lost', () => {
    expect(drawingText(Buffer.concat([Buffer.from('<svg>'), Buffer.from([0xca, 0xf3, 0xe1])]))).toBeNull();
    expect(drawingText(Buffer.from('<?xml version="1.0" encoding="no-such"?><svg/>'))).toBeNull();
  });
});
