import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const folder = resolve(import.meta.dirname, '../../public/_locales');

const message = z.strictObject({
  message: z.string().regex(/\S/),
  description: z.string().optional(),
  placeholders: z
    .record(z.string(), z.strictObject({ content: z.string().min(1), example: z.string().optional() }))
    .optional(),
});
const messageFile = z.record(z.string(), message);

const read = (locale: string) =>
  messageFile.safeParse(JSON.parse(readFileSync(resolve(folder, locale, 'messages.json'), 'utf8')));
const english = messageFile.parse(read('en').data);
const translated = readdirSync(folder).filter((locale) => locale !== 'en');

/** Names, marks without words, and words that other languages share with English. */
const mayStayEnglish = new Set([
  'badge_problem',
  'character_count',
  'character_total',
  'detail_cost_credits',
  'detail_prompt',
  'extension_name',
  'kind_meme',
  'memes',
  'pixels',
  'storage_bytes',
  'tile_facts',
]);
/** Words that one language writes just as English does. */
const sameWord: Readonly<Record<string, readonly string[]>> = {
  de: ['brand_name', 'logo', 'pick_text', 'shape_story', 'target_link', 'trouble_bucket', 'version'],
  fr: [
    'color_violet',
    'detail_options',
    'detail_source',
    'layout_cycle',
    'logo',
    'shape_portrait',
    'shape_story',
    'target_image',
    'target_page',
    'token_date',
    'token_site',
    'version',
  ],
  pt_BR: ['layout_ranking', 'shape_story', 'slide_count', 'target_link', 'token_site'],
};

const substitutions = (text: string) => [...new Set(text.match(/\$(?:\d+|\w+\$)/g))].sort();

/** The keys whose messages a check does not pass. */
const failing = (words: z.infer<typeof messageFile>, holds: (key: string, text: string) => boolean) =>
  Object.entries(words).flatMap(([key, { message }]) => (holds(key, message) ? [] : [key]));

describe.each(['en', ...translated])('the messages in %s', (locale) => {
  it('are a file that browsers take, with no message empty', () => {
    expect(read(locale).error).toBeUndefined();
  });

  it('name the extension, and describe it in at most the 132 characters that stores take', () => {
    const words = messageFile.parse(read(locale).data);
    expect(words.extension_name?.message).toBe('Broadside');
    expect(words.extension_description?.message.length).toBeLessThanOrEqual(132);
  });
});

describe.each(translated)('the messages in %s', (locale) => {
  const words = read(locale).data ?? {};

  it('have the keys of the English ones', () => {
    expect(Object.keys(words).sort()).toEqual(Object.keys(english).sort());
  });

  it('put in what the English ones put in', () => {
    const matches = (key: string, text: string) =>
      substitutions(text).join() === substitutions(english[key]?.message ?? '').join();
    expect(failing(words, matches)).toEqual([]);
    const placeholders = (messages: typeof words) =>
      Object.fromEntries(
        Object.entries(messages).flatMap(([key, { placeholders }]) => (placeholders ? [[key, placeholders]] : [])),
      );
    expect(placeholders(words)).toEqual(placeholders(english));
  });

  it('are translated', () => {
    const isTranslated = (key: string, text: string) =>
      text !== english[key]?.message || mayStayEnglish.has(key) || (sameWord[locale]?.includes(key) ?? false);
    expect(failing(words, isTranslated)).toEqual([]);
  });
});
