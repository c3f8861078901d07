import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRequest } from '../../../lib/jobs/record.ts';
import { findSourceLink } from '../../../lib/jobs/source-link.ts';
import { aJob } from './records.ts';

const url = 'https://news.example/tides';
const getLinkAddress = (sourceText: string | undefined, address: string | undefined = url) =>
  findSourceLink(
    aJob({
      source: { title: 'Tides', url: address },
      request: createRequest.parse({
        kind: 'infographic',
        fields: sourceText === undefined ? { sourceUrl: url } : { sourceText },
        parts: [],
      }),
    }),
  );
const text = (directive: string) => `${url}#:~:text=${directive}`;

describe('the way back to the source', () => {
  it.each<[string, string | undefined, string]>([
    ['a page', undefined, url],
    [
      'a short selection',
      'Tides rise twice.\n\nSource: Tides <https://news.example/tides>',
      text('Tides%20rise%20twice.'),
    ],
    [
      'a long one by its ends',
      '# Why the sea rises\n\nThe moon pulls at the water and it heaps up.\n\n- First the **near** side',
      text('Why%20the%20sea%20rises,First%20the%20near%20side'),
    ],
    ['a dash and an ampersand', 'High-water & low', text('High%2Dwater%20%26%20low')],
    ['a table by its cells', '| Port | Height |\n| --- | --- |\n| Brest | 6 m |', text('Port,Brest')],
    ['nothing but marks', '---\n\n***', url],
  ])('of %s', (_, selection, link) => {
    expect(getLinkAddress(selection)).toBe(link);
  });

  it('keeps the fragment the page was at', () => {
    expect(getLinkAddress('Ebb', `${url}#part`)).toBe(`${url}#part:~:text=Ebb`);
    expect(getLinkAddress('Ebb', `${url}#part:~:text=Old`)).toBe(`${url}#part:~:text=Ebb`);
  });

  it.each([undefined, '', 'javascript:alert(1)', 'chrome://settings', 'data:text/html,x'])(
    'is none to %j',
    (address) => {
      expect(findSourceLink(aJob({ source: { title: '', url: address } }))).toBeUndefined();
    },
  );

  it('is a web address of the same page, whatever was selected', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300, unit: 'binary' }), (selection) => {
        const link = new URL(getLinkAddress(selection) ?? '');
        expect(link.origin + link.pathname).toBe(url);
      }),
    );
  });
});
