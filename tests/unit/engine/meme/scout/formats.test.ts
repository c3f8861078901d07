import { describe, expect, it } from 'vitest';
import { templateNames } from '../../../../../lib/engine/languages/all-template-names.ts';
import { findFormats } from '../../../../../lib/engine/meme/scout/index.ts';

const memes: Readonly<Record<string, string>> = {
  en: 'meme',
  de: 'Meme',
  fr: 'mème',
  es: 'meme',
  it: 'meme',
  nl: 'meme',
  pt: 'meme',
  pl: 'mem',
  ru: 'мем',
  ja: 'ミーム',
  zh: '梗图',
  ko: '밈',
  ar: 'ميم',
};
const added = [
  'tempted',
  'exit',
  'panic',
  'backfire',
  'clown',
  'handshake',
  'same',
  'butterfly',
  'shocked',
  'unmasking',
];

describe('formats in fashion', () => {
  it.each(Object.entries(memes))(
    'are known by all names people use beside the word for a meme, in %s',
    (code, meme) => {
      for (const template of [...added, 'verdict', 'buttons', 'levels'])
        for (const name of templateNames[code]?.[template] ?? [])
          expect(findFormats([{ phrase: `${name} ${meme}` }]), name).toContain(`format:${template}`);
    },
  );

  it.each(['A clown opens the fair', 'Handshake ends the talks', 'Panik in der Straßenbahn'])(
    'are none in other headlines: %s',
    (phrase) => {
      expect(findFormats([{ phrase }])).toEqual([]);
    },
  );
});
