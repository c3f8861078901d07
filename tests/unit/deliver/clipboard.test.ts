import { describe, expect, it, vi } from 'vitest';
import { copyPicture, copyText } from '../../../lib/deliver/clipboard.ts';
import { canShare, sharePicture } from '../../../lib/deliver/share.ts';

const png = new Blob(['picture'], { type: 'image/png' });

/** A browser's clipboard, which takes or refuses; what it took is the items' types. */
function stubClipboard(takes: boolean, focused = true): string[] {
  const taken: string[] = [];
  const refuse = () => Promise.reject(new DOMException('No.', 'NotAllowedError'));
  class Item {
    readonly data: Record<string, Promise<Blob>>;
    constructor(data: Record<string, Promise<Blob>>) {
      this.data = data;
    }
  }
  vi.stubGlobal('ClipboardItem', Item);
  vi.stubGlobal('document', { hasFocus: () => focused });
  vi.stubGlobal('navigator', {
    clipboard: {
      async write([item]: Item[]) {
        if (!takes) return refuse();
        for (const [type, blob] of Object.entries(item?.data ?? {})) taken.push(type, (await blob).type);
      },
      writeText: async (text: string) => (takes ? void taken.push(text) : refuse()),
    },
  });
  return taken;
}

describe('copying', () => {
  it('puts a PNG on the clipboard as it is', async () => {
    const taken = stubClipboard(true);
    expect(await copyPicture(Promise.resolve(png))).toBe('copied');
    expect(taken).toEqual(['image/png', 'image/png']);
  });

  it.each([
    [true, 'refused'],
    [false, 'unfocused'],
  ] as const)('says what happened when the browser refuses (focused: %s)', async (focused, outcome) => {
    stubClipboard(false, focused);
    expect(await copyPicture(Promise.resolve(png))).toBe(outcome);
    expect(await copyText('Tides')).toBe(outcome);
  });

  it('says so when the picture is gone', async () => {
    stubClipboard(true);
    expect(await copyPicture(Promise.reject(new Error('gone')))).toBe('unreadable');
  });

  it('says so when the picture does not become PNG', async () => {
    stubClipboard(true);
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('No.', 'InvalidStateError')));
    expect(await copyPicture(Promise.resolve(new Blob(['<svg'], { type: 'image/svg+xml' })))).toBe('unreadable');
  });

  it('copies words', async () => {
    const taken = stubClipboard(true);
    expect(await copyText('Tides')).toBe('copied');
    expect(taken).toEqual(['Tides']);
  });
});

describe('sharing', () => {
  it('is offered only where files can be shared', () => {
    vi.stubGlobal('navigator', {});
    expect(canShare('image/png')).toBe(false);
    vi.stubGlobal('navigator', { canShare: ({ files }: { files: File[] }) => files[0]?.type === 'image/png' });
    expect(canShare('image/png')).toBe(true);
  });

  it.each([
    ['AbortError', false],
    [undefined, true],
  ])('that ends with %s answers %s', async (name, shared) => {
    const share = () => (name ? Promise.reject(new DOMException('', name)) : Promise.resolve());
    vi.stubGlobal('navigator', { share });
    expect(await sharePicture(png, 'tides.png', 'Tides')).toBe(shared);
  });

  it('rejects when the browser refuses', async () => {
    vi.stubGlobal('navigator', { share: () => Promise.reject(new DOMException('', 'NotAllowedError')) });
    await expect(sharePicture(png, 'tides.png', 'Tides')).rejects.toThrow();
  });
});
