import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

const folder = resolve(import.meta.dirname, '../../public/_locales');

const message = z.strictObject({
  message: z.string().check(z.regex(/\S/)),
  description: z.optional(z.string()),
  placeholders: z.optional(
    z.record(
      z.string(),
      z.strictObject({ content: z.string().check(z.minLength(1)), example: z.optional(z.string()) }),
    ),
  ),
});
const messageFile = z.record(z.string(), message);

const read = (locale: string) =>
  messageFile.safeParse(JSON.parse(readFileSync(resolve(folder, locale, 'messages.json'), 'utf8')));
const english = messageFile.parse(read('en').data);
const translated = readdirSync(folder).filter((locale) => locale !== 'en');

/** Names, marks without words, and words that another language writes as English does. */
const mayStayEnglish = new Set([
  'badge_problem',
  'brand',
  'brand_name',
  'character_count',
  'character_total',
  'color_violet',
  'design_number',
  'designs',
  'detail_cost_credits',
  'detail_file',
  'detail_options',
  'detail_prompt',
  'detail_source',
  'extension_name',
  'file_image',
  'file_infographic',
  'file_meme',
  'idea_number',
  'ideas',
  'infographics',
  'jobs',
  'kind_infographic',
  'kind_meme',
  'labelled',
  'layout_cycle',
  'layout_proportion',
  'layout_ranking',
  'logo',
  'look_editorial',
  'memes',
  'name_folder',
  'pick_text',
  'pixels',
  'shape_portrait',
  'shape_story',
  'slide_count',
  'storage_bytes',
  'target',
  'target_file',
  'target_image',
  'target_link',
  'target_page',
  'tile_facts',
  'token_date',
  'token_site',
  'trouble_bucket',
  'two_sentences',
  'version',
  'versions',
  'with_cost',
]);

/** Words that speak to readers in the other way than the rest: formally where it is plain, plainly where it is formal. */
const otherAddress: Record<string, RegExp> = {
  de: /(?<![\p{L}])Ih(?:nen|re?[mnrs]?)(?!\p{L})|(?<=[\p{L},] )Sie(?!\p{L})/u,
  es: /(?<!\p{L})usted(?:es)?(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:tu|ton|tes|toi)(?!\p{L})/iu,
  it: /(?<!\p{L})vostr[aeio](?!\p{L})|(?<!\p{L})Lei(?!\p{L})/u,
  ko: /습니다|십시오/u,
  nl: /(?<!\p{L})uw?(?!\p{L})/iu,
  pl: /(?<!\p{L})(?:Pan[ai]?|Państwo|Państwa)(?!\p{L})/u,
  pt_BR: /(?<!\p{L})(?:teus?|tuas?)(?!\p{L})/iu,
  zh_CN: /您/u,
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
    const isTranslated = (key: string, text: string) => text !== english[key]?.message || mayStayEnglish.has(key);
    expect(failing(words, isTranslated)).toEqual([]);
  });

  it('speak to readers in one way', () => {
    expect(failing(words, (key, text) => key === 'welcome_sample' || !otherAddress[locale]?.test(text))).toEqual([]);
  });
});
