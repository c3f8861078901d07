import { describe, expect, it } from 'vitest';
import {
  describeIssue,
  infographicFields,
  jsonText,
  listPrimarySources,
  memeFields,
  partMediaTypes,
  partNames,
} from '../../../lib/contract/index.ts';

const guid = '3f2504e0-4f89-11d3-9a0c-0305e82c3301';
const png = 'data:image/png;base64,iVBORw0KGgo=';
const emoji = '🙂';
const bytes = (count: number) => {
  const padding = (3 - (count % 3)) % 3;
  return `data:image/png;base64,${'A'.repeat(Math.ceil(count / 3) * 4 - padding)}${'='.repeat(padding)}`;
};
const megabyte = 1024 * 1024;

type Case = [field: string, value: unknown];

const sources: Case[] = [
  ['sourceUrl', 'https://example.com/a?b=c#d'],
  ['sourceUrl', 'ftp://example.com/a'],
  ['sourceUrl', 'urn:isbn:0451450523'],
  ['sourceText', 'x'.repeat(8000)],
  ['sourceText', emoji.repeat(8000)],
  ['sourceText', ''],
  ['sourceImage', png],
  ['sourceImage', png.replace('png', 'jpeg')],
  ['sourceImage', png.replace('png', 'jpg')],
  ['sourceImage', png.replace('image/png', 'IMAGE/WebP')],
  ['sourceImage', 'data:image/png,%89PNG'],
  ['sourceImage', bytes(8 * megabyte)],
];
const choices: Case[] = [
  ...['9:16', '1:1', '4:5', '16:9'].map((value): Case => ['aspectRatio', value]),
  ...['png', 'jpeg', 'webp'].map((value): Case => ['outputFormat', value]),
];
const badSources: Case[] = [
  ['sourceUrl', 'example.com'],
  ['sourceUrl', ''],
  ['sourceUrl', 'https://exa mple.com'],
  ['sourceUrl', ' https://example.com'],
  ['sourceUrl', 'https://example.com/a\nb'],
  ['sourceUrl', 7],
  ['sourceUrl', null],
  ['sourceText', 'x'.repeat(8001)],
  ['sourceText', emoji.repeat(8001)],
  ['sourceText', ['x']],
  ['sourceImage', 'https://example.com/a.png'],
  ['sourceImage', 'data:image/gif;base64,R0lGODlh'],
  ['sourceImage', 'data:image/svg+xml,<svg/>'],
  ['sourceImage', 'data:;base64,AAAA'],
  ['sourceImage', 'data:image/png'],
  ['sourceImage', bytes(8 * megabyte + 1)],
  ['sourceImage', true],
];
const badChoices: Case[] = [
  ['aspectRatio', '3:4'],
  ['aspectRatio', ''],
  ['aspectRatio', null],
  ['outputFormat', 'jpg'],
  ['outputFormat', 'PNG'],
  ['outputFormat', 1],
];
const strangers: Case[] = [
  ['sourcePdf', 'x'],
  ['foo', undefined],
  ['__proto__', 'x'],
];

const cut = (value: unknown) => (typeof value === 'string' && value.length > 50 ? `${value.length} units` : value);
const named = (cases: Case[]) => cases.map(([field, value]) => ({ field, shown: cut(value), value }));
const only = (field: string, value: unknown) => Object.fromEntries([[field, value]]);

describe('the fields of an infographic', () => {
  it.each(
    named([
      ...sources,
      ...choices,
      ['brandUrl', 'https://example.com'],
      ['fontName', 'x'.repeat(80)],
      ['fontName', emoji.repeat(80)],
      ['fontCssUrl', 'https://example.com/font.css'],
      ['styleNotes', 'x'.repeat(800)],
      ['enableCritique', true],
      ['enableCritique', false],
      ['referenceImage', 'https://example.com/a.png'],
      ['referenceImage', 'http://example.com/a.png'],
      ['referenceImage', 'data:image/gif;base64,R0lGODlh'],
      ['referenceNote', 'x'.repeat(500)],
      ['brandProfileId', guid],
      ['brandProfileId', guid.toUpperCase()],
      ...['linkedin_carousel_slide', 'linkedin_post', 'instagram_post', 'story_reel', 'blog_header', 'custom'].map(
        (value): Case => ['outcome', value],
      ),
    ]),
  )('takes $field: $shown', ({ field, value }) => {
    const taken = infographicFields.safeParse(only(field, value)).data as Record<string, unknown> | undefined;
    expect(taken?.[field] === value).toBe(true);
  });

  it.each(
    named([
      ...badSources,
      ...badChoices,
      ...strangers,
      ['brandUrl', 'example'],
      ['fontName', 'x'.repeat(81)],
      ['fontName', 4],
      ['fontCssUrl', 'font.css'],
      ['styleNotes', 'x'.repeat(801)],
      ['enableCritique', 'true'],
      ['enableCritique', null],
      ['referenceImage', 'ftp://example.com/a.png'],
      ['referenceImage', 'data:'],
      ['referenceImage', {}],
      ['referenceNote', 'x'.repeat(501)],
      ['brandProfileId', 'acme'],
      ['brandProfileId', guid.slice(1)],
      ['outcome', 'tiktok'],
      ['audienceNote', 'x'],
      ['avoidNote', 'x'],
    ]),
  )('refuses $field: $shown, and names it', ({ field, value }) => {
    const { error } = infographicFields.safeParse(
      JSON.parse(`{${JSON.stringify(field)}:${JSON.stringify(value ?? null)}}`),
    );
    expect(error && describeIssue(error)).toMatch(new RegExp(`^(${field} must be|There is no field “${field}”)`));
  });

  // RFC 3986 allows none; the URL parser would drop or escape them, so that another address is opened than was checked.
  const controls = [...Array.from({ length: 0x21 }, (_, code) => code), 0x7f, 0x80, 0x9f, 0xa0, 0x2028, 0x3000];
  it.each(['sourceUrl', 'brandUrl', 'fontCssUrl', 'referenceImage'])(
    'refuses controls and blanks anywhere in %s',
    (field) => {
      const addresses = controls
        .map((code) => String.fromCodePoint(code))
        .flatMap((char) => [
          `${char}https://example.com/a`,
          `https://example.com/a${char}b`,
          `https://example.com/a${char}`,
        ]);
      const taken = addresses.filter((address) => infographicFields.safeParse(only(field, address)).success);
      expect(taken.map((address) => JSON.stringify(address))).toEqual([]);
    },
  );

  it('fills in the defaults of the interface', () => {
    expect(infographicFields.parse({})).toEqual({ aspectRatio: '9:16', outputFormat: 'png', enableCritique: false });
  });
});

describe('the fields of a meme', () => {
  it.each(
    named([
      ...sources,
      ...choices,
      ['brandUrl', 'example.com'],
      ['brandProfileId', 'any saved brand'],
      ['audienceNote', 'x'.repeat(800)],
      ['avoidNote', emoji.repeat(800)],
      ['styleNotes', 'x'.repeat(800)],
    ]),
  )('takes $field: $shown', ({ field, value }) => {
    const taken = memeFields.safeParse(only(field, value)).data as Record<string, unknown> | undefined;
    expect(taken?.[field] === value).toBe(true);
  });

  it.each(
    named([
      ...badSources,
      ...badChoices,
      ...strangers,
      ['brandUrl', 1],
      ['brandProfileId', 1],
      ['audienceNote', 'x'.repeat(801)],
      ['avoidNote', 'x'.repeat(801)],
      ['styleNotes', 'x'.repeat(801)],
      ...['fontName', 'fontCssUrl', 'enableCritique', 'referenceImage', 'referenceNote', 'outcome'].map(
        (field): Case => [field, 'custom'],
      ),
    ]),
  )('refuses $field: $shown', ({ field, value }) => {
    const json = JSON.parse(`{${JSON.stringify(field)}:${JSON.stringify(value ?? null)}}`);
    expect(memeFields.safeParse(json).success).toBe(false);
  });

  it('fills in nothing: its defaults are not shown', () => {
    expect(memeFields.parse({})).toEqual({});
  });
});

describe('what is wrong, in a sentence', () => {
  it.each([
    [{ styleNotes: 'x'.repeat(801) }, 'styleNotes must be at most 800 characters long.'],
    [{ aspectRatio: '2:3' }, 'aspectRatio must be one of 9:16, 1:1, 4:5, 16:9.'],
    [{ enableCritique: 'yes' }, 'enableCritique must be true or false.'],
    [{ sourceText: 5 }, 'sourceText must be text.'],
    [{ brandProfileId: '5' }, 'brandProfileId must be a UUID.'],
    [{ sourceUrl: 'x' }, 'sourceUrl must be a full address (URI).'],
    [{ referenceImage: 'x' }, 'referenceImage must be an http(s) address or a data URI.'],
    [{ sourceImage: 'x' }, 'sourceImage must be a data URI of a PNG, JPG or WebP image.'],
    [{ sourceImage: bytes(8 * megabyte + 1) }, 'sourceImage must be at most 8 MB.'],
    [{ colour: 'red' }, 'There is no field “colour”.'],
    [{ ['x'.repeat(5000)]: 1 }, `There is no field “${'x'.repeat(40)}”.`],
    [[], 'The request must be an object of fields.'],
    ['text', 'The request must be an object of fields.'],
    [null, 'The request must be an object of fields.'],
  ])('%#', (request, sentence) => {
    const { error } = infographicFields.safeParse(request);
    expect(error && describeIssue(error)).toBe(sentence);
  });

  it('says when a body or the params part is no JSON', () => {
    const { error } = jsonText.safeParse('{"sourceUrl":');
    expect(error && describeIssue(error)).toBe('The request must be valid JSON.');
    expect(jsonText.parse('{"a":[1]}')).toEqual({ a: [1] });
  });
});

describe('primary sources', () => {
  it.each([
    [{}, [], []],
    [{ sourceUrl: 'a' }, [], ['sourceUrl']],
    [{ sourceText: '' }, [], ['sourceText']],
    [{ sourceImage: png }, [], ['sourceImage']],
    [{}, ['sourcePdf'], ['sourcePdf']],
    [{}, ['sourcePptx'], ['sourcePptx']],
    [{}, ['sourceImage'], ['sourceImage']],
    [{}, ['referenceImage'], []],
    [{ sourceText: 'a' }, ['referenceImage'], ['sourceText']],
    [{ sourceUrl: 'a', sourceText: 'b' }, [], ['sourceUrl', 'sourceText']],
    [{ sourceText: 'a' }, ['sourcePdf'], ['sourceText', 'sourcePdf']],
    [{ sourceImage: png }, ['sourceImage'], ['sourceImage', 'sourceImage']],
    [{}, ['sourcePdf', 'sourcePptx'], ['sourcePdf', 'sourcePptx']],
    [{ sourceUrl: undefined, sourceText: 'a' }, [], ['sourceText']],
  ])('of fields %o and parts %o', (fields, parts, expected) => {
    expect(listPrimarySources(fields, parts)).toEqual(expected);
  });
});

it('knows the media types of every binary part', () => {
  expect(partNames).toEqual(['referenceImage', 'sourcePdf', 'sourcePptx', 'sourceImage']);
  expect(partMediaTypes.referenceImage).toEqual(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/bmp']);
  expect(partMediaTypes.sourceImage).toEqual(['image/png', 'image/jpeg', 'image/webp']);
});
