import { describe, expect, it } from 'vitest';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import { withoutNumbers } from '../../../../lib/engine/brief/outline/numbering.ts';
import { cleanTitle } from '../../../../lib/engine/brief/titles/title-clean.ts';
import { EngineError } from '../../../../lib/engine/errors.ts';
import { documentOf, list, paragraph } from './documents.ts';

const url = 'https://board.example/thread';
function catchCode(metadata: Record<string, string>, ...lines: readonly string[]): string {
  try {
    return makeBrief(documentOf({ language: 'en', ...metadata }, ...lines.map((line) => paragraph(line))), {}).title;
  } catch (error) {
    return error instanceof EngineError ? error.code : String(error);
  }
}

describe('a page with hardly any text', () => {
  const counts = ['Found the board!', '52.1k', 'Posted three years ago', 'Archived', '86% liked this'];
  it('is refused where only counts and labels are left of it', () => {
    expect(catchCode({ url, title: 'Which boat is worth its price' }, ...counts)).toBe('too_little_text');
  });
  it('is refused where its only sentence is too long to draw, instead of saying the title twice', () => {
    const long =
      "Can't help sharing this lovely example, illustrating the way the harbour keeps its small boats, the lower use of the winch as well as the power of the old engine.";
    expect(catchCode({ url, title: 'Turning of the tide in small harbours' }, long)).toBe('too_little_text');
  });
  it.each([
    ['its one sentence', { url, title: 'Opening hours' }, ['The harbour office opens at nine from Monday on.']],
    ['what a user typed', { title: 'Shopping' }, ['Ropes and paint for the boat']],
  ])('is drawn with %s', (_, metadata, lines) => expect(catchCode(metadata, ...lines)).toBe(metadata.title));
});

describe('all of a short source', () => {
  it('says its title only once, in whatever order', () => {
    const source = documentOf(
      { title: 'Ada Lund · The Quay', language: 'en' },
      list(['The Quay · Ada Lund (1990)', 'A film in black and white']),
    );
    const { modules = [] } = makeBrief(source, {});
    expect(JSON.stringify(modules)).not.toContain('Ada Lund (1990)');
  });
});

describe('what a site writes around its words', () => {
  it('takes the counted label off headings that count', () => {
    expect(withoutNumbers(['Gegenargument #1: Fische fliehen', 'Gegenargument #2: Fische fressen'])).toEqual([
      'Fische fliehen',
      'Fische fressen',
    ]);
  });
  it('takes the kind of post off a title’s end', () => {
    expect(cleanTitle('Five boats for the summer [Advertisement]', undefined)).toBe('Five boats for the summer');
  });
  it('takes no line under the title that speaks of the site', () => {
    const metadata = {
      url,
      site: 'Boatboard',
      title: 'Which rope holds',
      description: 'Boatboard is the first board for everybody who keeps a rope.',
    };
    const lines = [
      'A rope of hemp holds a small boat for two years in salt water.',
      'A rope of nylon holds the same boat for six years, and stretches in a storm.',
    ];
    const { subtitle } = makeBrief(
      documentOf({ language: 'en', ...metadata }, ...lines.map((line) => paragraph(line))),
      {},
    );
    expect(subtitle ?? '').not.toContain('Boatboard');
  });
});
