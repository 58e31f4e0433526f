import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileName, folderName } from './names.ts';

describe('a name', () => {
  it.each(['contrato.pdf', 'Ação nº 1 (2).pdf', 'a', 'x'.repeat(255)])('%j is taken for a file', (name) => {
    expect(fileName.parse(name)).toBe(name);
  });

  it.each(['', '   ', '.oculta', 'a..b', 'a\tb', 'a\u0000b', '<', '>', ':', '"', '/', '\\', '|', '?', '*'])(
    '%j is refused',
    (name) => {
      expect(fileName.safeParse(name).error?.issues[0]?.message).toBe('invalidFileName');
      expect(folderName.safeParse(name).error?.issues[0]?.message).toBe('invalidFolderName');
    },
  );

  it('of a folder is at most 100 characters long, of a file 255', () => {
    expect(folderName.safeParse('x'.repeat(101)).success).toBe(false);
    expect(fileName.safeParse('x'.repeat(256)).success).toBe(false);
  });

  it('that is taken can never leave its folder', () => {
    assert(
      property(string({ maxLength: 300 }), (text) => {
        const name = fileName.safeParse(text);
        expect(name.success && /[/\\\p{Cc}]|\.\./u.test(name.data)).toBe(false);
      }),
    );
  });
});
