import { describe, expect, it } from 'vitest';
import type { Capture } from '../../../lib/capture/capture.ts';
import { getBrandSite, toOrder } from '../../../lib/jobs/request.ts';
import { choices } from '../../../lib/settings/settings.ts';

const captured: Capture = {
  id: crypto.randomUUID(),
  at: '2026-05-19T10:00:00.000Z',
  target: 'page',
  page: { url: 'https://news.example/tides', title: 'How tides work' },
  selection: 'Tides rise.\n\nSource: How tides work https://news.example/tides',
  image: { blobId: crypto.randomUUID(), mediaType: 'image/png', address: 'https://cdn.example/1.png', name: 'A pier' },
  link: { url: 'https://other.example/moon', text: 'The Moon' },
  file: {
    blobId: crypto.randomUUID(),
    part: 'sourcePdf',
    mediaType: 'application/pdf',
    address: 'https://news.example/tides.pdf',
    name: 'tides.pdf',
  },
};
const infographic = choices.parse({ kind: 'infographic', aspect: '1:1', format: 'webp' });
const orderFor = (changes: Partial<Capture>, chosen = infographic) => toOrder({ ...captured, ...changes }, chosen);

describe('an order', () => {
  it.each([
    [
      'page',
      { sourceUrl: 'https://news.example/tides' },
      [],
      { title: 'How tides work', url: 'https://news.example/tides' },
    ],
    [
      'selection',
      { sourceText: captured.selection },
      [],
      { title: 'How tides work', url: 'https://news.example/tides' },
    ],
    ['link', { sourceUrl: 'https://other.example/moon' }, [], { title: 'The Moon', url: 'https://other.example/moon' }],
    [
      'image',
      {},
      [{ name: 'sourceImage', blobId: captured.image?.blobId, fileName: 'A pier', mediaType: 'image/png' }],
      { title: 'A pier', url: 'https://news.example/tides' },
    ],
    [
      'file',
      {},
      [{ name: 'sourcePdf', blobId: captured.file?.blobId, fileName: 'tides.pdf', mediaType: 'application/pdf' }],
      { title: 'tides', url: 'https://news.example/tides.pdf' },
    ],
  ] as const)('from a %s has it as its only source', (target, fields, parts, source) => {
    const order = orderFor({ target });
    const { sourceUrl, sourceText, sourceImage } = order.request.fields;
    expect({ sourceUrl, sourceText, sourceImage }).toEqual({ ...fields });
    expect(order.request.parts).toEqual(parts);
    expect(order.source).toEqual(source);
  });

  it('from pages of a file keeps it, so that others can be chosen', () => {
    const { request, source } = orderFor({ target: 'file', edited: { file: 'Bakers.' }, pages: [2] });
    expect([request.fields.sourceText, request.parts]).toEqual(['Bakers.', []]);
    expect(source).toMatchObject({ file: captured.file, pages: [2] });
  });

  it.each(['infographic', 'meme'] as const)('for a %s carries what was chosen', (kind) => {
    const chosen = choices.parse({ kind, aspect: '16:9', format: 'jpeg', brandColor: '#0F766E' });
    const { request } = orderFor({}, chosen);
    expect(request.kind).toBe(kind);
    expect(request.fields).toMatchObject({
      aspectRatio: '16:9',
      outputFormat: 'jpeg',
      styleNotes: 'Brand colour #0f766e.',
    });
  });

  it('for an infographic carries every other field, and none of a meme', () => {
    const chosen = choices.parse({
      kind: 'infographic',
      brandColor: '#0f766e',
      outcome: 'blog_header',
      styleNotes: ' Bold ',
      fontName: 'Lora',
      fontCssUrl: ' https://fonts.example/lora.css',
      brandUrl: 'https://brand.example/ ',
      critique: true,
      referenceNote: 'Only its colours',
      audienceNote: 'Nurses',
      avoidNote: 'Looks',
    });
    const reference = { blobId: crypto.randomUUID(), mediaType: 'image/png', name: 'look' };
    const { request } = orderFor({ reference }, chosen);
    expect(request.fields).toMatchObject({
      outcome: 'blog_header',
      styleNotes: 'Brand colour #0f766e. Bold',
      fontName: 'Lora',
      fontCssUrl: 'https://fonts.example/lora.css',
      brandUrl: 'https://brand.example/',
      enableCritique: true,
      referenceNote: 'Only its colours',
    });
    expect(request.fields).not.toHaveProperty('audienceNote');
    expect(request.parts).toEqual([
      { name: 'referenceImage', blobId: reference.blobId, fileName: 'look', mediaType: 'image/png' },
    ]);
  });

  it('for a meme carries its notes, and no reference image', () => {
    const fontCssUrl = 'https://fonts.example/lora.css';
    const brandUrl = 'https://brand.example/';
    const chosen = choices.parse({ kind: 'meme', audienceNote: 'Nurses', avoidNote: '  ', fontCssUrl, brandUrl });
    const { request } = orderFor({ reference: { address: 'https://cdn.example/look.png' } }, chosen);
    expect(request.fields).toMatchObject({ audienceNote: 'Nurses', avoidNote: undefined, brandUrl });
    expect(request.fields).not.toHaveProperty('referenceImage');
    expect(request.fields).not.toHaveProperty('fontCssUrl');
  });

  it('names a reference image by its address', () => {
    const address = 'https://cdn.example/look.png';
    expect(orderFor({ reference: { address } }).request.fields).toMatchObject({ referenceImage: address });
  });

  it('says a saved brand in place of a colour', () => {
    const chosen = choices.parse({ brandColor: '#0f766e', brandId: crypto.randomUUID() });
    const brandProfileId = crypto.randomUUID();
    const { fields } = toOrder(captured, chosen, { brandProfileId }).request;
    expect(fields).toMatchObject({ brandProfileId, styleNotes: undefined });
    expect(toOrder(captured, chosen, { brandColor: '#0B5FA5', fontName: 'Lora' }).request.fields).toMatchObject({
      styleNotes: 'Brand colour #0b5fa5.',
      fontName: 'Lora',
    });
  });

  const pasted: Partial<Capture> = {
    target: 'selection',
    page: { url: '', title: 'Teh tides' },
    selection: '# Teh tides\nRise.',
  };
  it.each<[string, Partial<Capture>, string]>([
    ['words, by their first line', pasted, 'Teh tides'],
    ['words that were edited, by theirs', { ...pasted, edited: { selection: '# The tides\nRise.' } }, 'The tides'],
    ['words that were emptied, as before', { ...pasted, edited: { selection: ' ' } }, 'Teh tides'],
    [
      'a text file, by its name',
      { ...pasted, page: { url: '', title: 'notes' }, edited: { selection: 'Mine' } },
      'notes',
    ],
    ['words of a page, by its title', { target: 'selection', edited: { selection: 'Mine' } }, 'How tides work'],
  ])('names %s', (_, changes, title) => {
    expect(orderFor(changes).source.title).toBe(title);
  });

  it.each<[string, Partial<Capture>, object]>([
    ['an edited selection', { target: 'selection', edited: { selection: 'Mine' } }, { sourceText: 'Mine' }],
    ['a page as its text', { pageAs: 'text', edited: { page: 'Cut' } }, { sourceText: 'Cut' }],
    ['a page by its address again', { pageAs: 'address', edited: { page: 'Cut' } }, { sourceUrl: captured.page.url }],
  ])('sends %s', (_, changes, source) => {
    const { sourceUrl, sourceText } = orderFor(changes).request.fields;
    expect({ ...(sourceUrl && { sourceUrl }), ...(sourceText && { sourceText }) }).toEqual(source);
  });

  it('sends an image with the words that the user left it', () => {
    const [part] = orderFor({ target: 'image', edited: { image: '' } }).request.parts;
    expect(part?.description).toBeUndefined();
    const [described] = orderFor({ target: 'image', edited: { image: 'A pier' } }).request.parts;
    expect(described).toMatchObject({ description: 'A pier' });
  });

  it('says nothing of style where no colour was chosen', () => {
    expect(orderFor({}).request.fields.styleNotes).toBeUndefined();
  });

  it('is named after the site where the page has no title', () => {
    expect(orderFor({ page: { url: 'https://news.example/tides', title: '' } }).source.title).toBe('news.example');
  });
});

describe('the site of a brand', () => {
  it.each([
    ['infographic', ' https://brand.example ', 'https://brand.example/'],
    ['infographic', 'brand.example', undefined],
    ['infographic', 'ftp://brand.example/', undefined],
    ['infographic', undefined, undefined],
    ['meme', 'https://brand.example/', undefined],
  ] as const)('of a %s with %j is %j', (kind, brandUrl, site) => {
    expect(getBrandSite(choices.parse({ kind, brandUrl }))).toBe(site);
  });
});
