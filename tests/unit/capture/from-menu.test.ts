import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Browser } from 'wxt/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { captureFromMenu } from '../../../lib/capture/from-menu.ts';
import type { Grab, GrabRequest } from '../../../lib/capture/grab.ts';

const stored = vi.hoisted(() => ({ captures: [] as object[], snapshots: [] as object[], blobs: [] as Blob[] }));
vi.mock('../../../lib/capture/captures.ts', () => ({
  putCapture: async (capture: object) => void stored.captures.push(capture),
  putSnapshot: async (snapshot: object) => void stored.snapshots.push(snapshot),
}));
vi.mock('../../../lib/storage/blobs.ts', () => ({
  putBlob: async (blob: Blob) => {
    stored.blobs.push(blob);
    return '7d9a1f58-50b2-4b7e-8a29-4a8f3b1c2d3e';
  },
}));

const page = 'https://example.com/article';
const tab = { id: 5, windowId: 1, url: page, title: 'An article' } as Browser.tabs.Tab;
const click = (more: object) =>
  ({ menuItemId: 'infographic', editable: false, pageUrl: page, ...more }) as Browser.contextMenus.OnClickData;
/** One transparent pixel. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** A page that answers with `found`, or lets nothing in. Reports what it was asked for, and where. */
function answering(found: Partial<Grab> | Error) {
  const asked: { request?: GrabRequest; frame?: number } = {};
  fakeBrowser.scripting.executeScript = vi.fn(
    async ({ target, args }: { target: { frameIds: number[] }; args?: GrabRequest[] }) => {
      if (found instanceof Error) throw found;
      if (args) asked.request = args[0];
      asked.frame = target.frameIds[0];
      return [{ result: { url: page, title: 'An article', contentType: 'text/html', ...found } }];
    },
  ) as never;
  return asked;
}

beforeEach(() => {
  vi.spyOn(fakeBrowser.i18n, 'getMessage').mockImplementation((key) => key as never);
  stored.captures.length = stored.snapshots.length = stored.blobs.length = 0;
});

describe('captureFromMenu', () => {
  it('stores the page’s snapshot with the capture', async () => {
    answering({ html: '<html>' });
    const capture = await captureFromMenu(click({ frameId: 3 }), tab);
    expect(capture).toMatchObject({ target: 'page', page: { url: page, title: 'An article' } });
    expect(stored.captures).toEqual([capture]);
    expect(stored.snapshots).toMatchObject([{ url: page, html: '<html>' }]);
  });

  it.each([
    [
      'selection before all',
      { selectionText: 'words', srcUrl: 'https://x.org/a.png', mediaType: 'image' },
      'selection',
    ],
    ['image before its link', { srcUrl: 'https://x.org/a.png', mediaType: 'image', linkUrl: 'https://x.org' }, 'image'],
    ['link', { linkUrl: 'https://x.org/' }, 'link'],
    ['a video is its page', { srcUrl: 'https://x.org/a.mp4', mediaType: 'video' }, 'page'],
  ])('takes the most exact target: %s', async (_, more, target) => {
    answering({ selection: 'words', image: { address: 'https://x.org/a.png', name: '', base64: pixel } });
    expect((await captureFromMenu(click(more), tab)).target).toBe(target);
  });

  it.each([
    ['image', 'https://x.org/a.png', { srcUrl: 'https://x.org/a.png', mediaType: 'image', linkUrl: 'https://x.org/' }],
    ['link', 'https://x.org/', { linkUrl: 'https://x.org/' }],
  ])('takes the %s where what is selected lies elsewhere', async (target, holding, more) => {
    const image = { address: 'https://x.org/a.png', name: '', base64: pixel };
    answering({ image });
    expect((await captureFromMenu(click({ selectionText: 'words', ...more }), tab)).target).toBe(target);
    const asked = answering({ image, selection: 'words' });
    expect((await captureFromMenu(click({ selectionText: 'words', ...more }), tab)).target).toBe('selection');
    expect(asked.request?.selection?.holding).toBe(holding);
  });

  it('reads a selection in the frame it was made in, named by the tab’s page', async () => {
    const asked = answering({ selection: '# Words' });
    const capture = await captureFromMenu(click({ selectionText: 'Words', frameId: 7 }), tab);
    expect(asked).toEqual({
      request: expect.objectContaining({ selection: { url: page, title: 'An article' } }),
      frame: 7,
    });
    expect(capture.selection).toBe('# Words');
  });

  it('falls back to the browser’s own words where a frame lets nothing in', async () => {
    answering(new Error('Cannot access contents of the frame'));
    const { selection } = await captureFromMenu(click({ selectionText: 'Plain words' }), tab);
    expect(selection).toBe(`Plain words\n\nSource: An article <${page}>`);
  });

  it('stores an image’s bytes and its words', async () => {
    answering({ image: { address: 'https://x.org/a.png', name: 'A quiet lake', base64: pixel } });
    const { image } = await captureFromMenu(click({ srcUrl: 'https://x.org/a.png', mediaType: 'image' }), tab);
    expect(image).toMatchObject({ mediaType: 'image/png', address: 'https://x.org/a.png', name: 'A quiet lake' });
    expect(stored.blobs.map(({ type }) => type)).toEqual(['image/png']);
  });

  it('stores the page of a link that could be read in the page', async () => {
    answering({ link: { url: 'https://example.com/next', text: 'Read on', html: '<p>next' } });
    const { link } = await captureFromMenu(click({ linkUrl: 'https://example.com/next' }), tab);
    expect(link).toEqual({ url: 'https://example.com/next', text: 'Read on' });
    expect(stored.snapshots).toMatchObject([{ url: 'https://example.com/next', html: '<p>next' }]);
  });

  it.each([
    ['no tab', undefined, {}, 'no_tab'],
    ['a tab without an id', { ...tab, id: -1 } as Browser.tabs.Tab, {}, 'no_tab'],
    ['a page of the browser', { ...tab, url: 'chrome://settings' } as Browser.tabs.Tab, {}, 'browser_page'],
    [
      'a PDF on this computer',
      { ...tab, url: 'file:///tmp/a.pdf' },
      { url: 'file:///tmp/a.pdf', contentType: 'application/pdf' },
      'pdf_page',
    ],
    [
      'a “PDF” of other bytes',
      tab,
      { contentType: 'application/pdf', file: { base64: 'AAAA', name: 'a' } },
      'file_unknown',
    ],
    ['a page that lets nothing in', tab, new Error('no'), 'page_refused'],
  ])('says why: %s', async (_, where, found, code) => {
    answering(found);
    fakeBrowser.extension.isAllowedFileSchemeAccess = (async () => true) as never;
    await expect(captureFromMenu(click({ pageUrl: undefined }), where)).rejects.toMatchObject({
      code,
      message: `error_${code}`,
    });
    expect(stored.captures).toEqual([]);
  });

  const pdf = `data:application/pdf;base64,${btoa('%PDF-1.7')}`.split(',')[1] ?? '';

  it('takes the file of a tab that shows a PDF', async () => {
    answering({ contentType: 'application/pdf', file: { base64: pdf, name: 'report.pdf' } });
    const { target, file } = await captureFromMenu(click({}), tab);
    expect(target).toBe('file');
    expect(file).toMatchObject({ part: 'sourcePdf', mediaType: 'application/pdf', address: page, name: 'report.pdf' });
    expect(stored.blobs.map(({ size }) => size)).toEqual([8]);
  });

  it('takes the file that a link of the same site leads to', async () => {
    const url = 'https://example.com/slides';
    answering({ link: { url, text: 'Slides', file: { base64: btoa('PK\u0003\u0004'), name: '' } } });
    const { target, file } = await captureFromMenu(click({ linkUrl: url }), tab);
    expect(target).toBe('file');
    expect(file).toMatchObject({ part: 'sourcePptx', address: url, name: 'Slides' });
  });

  it.each([
    ['whose bytes can’t be had', tab, { contentType: 'application/pdf' }],
    ['in a viewer that lets nothing in', { ...tab, url: `${page}.pdf` }, new Error('no')],
    ['in a viewer that is no tab', { ...tab, id: -1 }, new Error('no')],
  ])('takes a PDF %s as a link to it', async (_, where, found) => {
    answering(found);
    const { target, link } = await captureFromMenu(click({ pageUrl: where.url }), where);
    expect({ target, link }).toMatchObject({ target: 'link', link: { url: where.url, isFile: true } });
  });

  it('takes the words selected in a viewer that is no tab', async () => {
    const { selection } = await captureFromMenu(click({ selectionText: 'Plain words' }), { ...tab, id: -1 });
    expect(selection).toContain('Plain words');
  });

  it('puts no script into a page that is known to refuse it', async () => {
    answering({});
    await expect(captureFromMenu(click({}), { ...tab, url: 'view-source:https://a.org' })).rejects.toThrow();
    expect(fakeBrowser.scripting.executeScript).not.toHaveBeenCalled();
  });

  it('says how to let it read files', async () => {
    answering({});
    fakeBrowser.extension.isAllowedFileSchemeAccess = (async () => false) as never;
    const file = { ...tab, url: 'file:///tmp/a.html' } as Browser.tabs.Tab;
    await expect(captureFromMenu(click({}), file)).rejects.toMatchObject({ code: 'file_access' });
  });
});
