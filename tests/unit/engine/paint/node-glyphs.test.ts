import { describe, expect, it } from 'vitest';
import { createComposer } from '@/lib/engine/composer';
import { createNodePlatform } from '@/lib/engine/paint/node';
import { hasGlyphs } from '@/lib/engine/paint/node-glyphs';
import { makeBrief, scripts } from '../compose/briefs.ts';

describe('letters of a text', () => {
  it.each([
    ['Latin', 'The harbour opens', 'en', true],
    ['Cyrillic', 'Гавань открыта', 'ru', true],
    // Toto, which no common font has.
    ['Toto', '𞊐𞊑𞊒 𞊓𞊔𞊕', 'txo', false],
    ['a foreign name', 'The harbour of 𞊐 opens', 'en', false],
  ])('%s', async (_, text, language, isKnown) => {
    await createNodePlatform().loadFonts();
    expect(hasGlyphs(text, language)).toBe(isKnown);
  });

  it.each([
    ['Korean', '다리가 내년 봄에 열린다', 'ko'],
    ['Japanese', '新しい橋が開通する', 'ja'],
    ['Chinese', '新桥将于明年开通', 'zh'],
    ['Arabic', 'يفتح الجسر الجديد', 'ar'],
    ['Hindi', 'नया पुल खुलेगा', 'hi'],
    ['Bengali', 'নতুন সেতু খুলবে', 'bn'],
    ['Thai', 'สะพานใหม่จะเปิด', 'th'],
    ['Hebrew', 'הגשר החדש ייפתח', 'he'],
  ])('of %s come with a font', async (_, text, language) => {
    await createNodePlatform().loadFonts({ text, language });
    expect(hasGlyphs(text, language)).toBe(true);
  });

  it('are refused where no font has them', async () => {
    const platform = { ...createNodePlatform(), hasGlyphs: () => false };
    const { latin } = scripts;
    const words = { language: 'en', direction: 'ltr', headings: latin?.headings ?? [], bodies: [] } as const;
    const shape = { words, points: 2, statistics: 0, bodies: false, ordered: false, extras: false, turn: 0 };
    const drawn = createComposer(platform).prepareInfographic(makeBrief(shape), {
      aspect: '1:1',
      steering: {},
      assets: {},
    });
    await expect(drawn).rejects.toMatchObject({ code: 'letters_missing' });
  });
});
