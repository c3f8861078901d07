import { describe, expect, it } from 'vitest';
import { readBlocks } from '../../../../lib/engine/read/blocks.ts';
import { parsePage } from '../../../../lib/engine/read/page/parse.ts';

const read = (html: string) =>
  readBlocks(parsePage(`<html><body>${html}</body></html>`).body, { base: 'https://example.org/' });
const paragraphs = (...texts: string[]) => texts.map((text) => ({ type: 'paragraph', text }));

describe('running text', () => {
  it.each([
    [
      'nested divisions',
      '<div><div>One.</div>Two <b>bold</b>.<div>Three.</div></div>',
      ['One.', 'Two bold.', 'Three.'],
    ],
    ['white space', '<p>  a\n\t b&nbsp;c </p>', ['a b c']],
    ['a line break', '<p>One<br>two</p>', ['One\ntwo']],
    ['two line breaks', 'One<br> <br>two', ['One', 'two']],
    ['a line for each element', '<div>One</div><div>two</div>', ['One', 'two']],
    ['line breaks around', '<p><br>One<br></p>', ['One']],
    ['soft hyphens and zero-width spaces', '<p>sea&shy;side&#8203;s</p>', ['seasides']],
    ['powers', '<p>10<sup>6</sup> m<sup>−2</sup> of CO<sub>2</sub>, 19<sup>th</sup></p>', ['10⁶ m⁻² of CO2, 19th']],
    [
      'footnote marks',
      '<p>Salt<sup id="r"><a href="#n">[12]</a></sup> water<sup>[note 1]</sup> <a href="#r">↑</a></p>',
      ['Salt water'],
    ],
    ['buttons and scripts', '<p>Sea<button>Copy</button><script>x</script><style>y</style></p>', ['Sea']],
    [
      'hidden parts',
      '<p>Sea<span hidden>1</span><span style="display:none">2</span><span class="sr-only">3</span><i aria-hidden="true">4</i></p>',
      ['Sea'],
    ],
    ['furigana', '<p><ruby>海<rt>うみ</rt></ruby></p>', ['海']],
    ['emoji given as images', '<p>Wet <img class="emoji" alt="🌊" src="/w.png" width="16"></p>', ['Wet 🌊']],
    [
      'emoji whose size is a matter of style',
      '<p>Wet <img alt="🌊" src="/w.svg"> <img alt="🇵🇹" src="/p.svg"></p>',
      ['Wet 🌊 🇵🇹'],
    ],
    [
      'a table for layout',
      '<table><tr><td><p>One.</p></td></tr><tr><td><p>Two.</p></td></tr></table>',
      ['One.', 'Two.'],
    ],
  ])('%s', (_, html, texts) => {
    expect(read(html)).toEqual(paragraphs(...texts));
  });

  it('lets an image follow the text it stands in', () => {
    expect(read('<p>Before <img src="/a.png" alt="A boat"> after.</p>')).toEqual([
      { type: 'paragraph', text: 'Before after.' },
      { type: 'figure', image: 'https://example.org/a.png', alt: 'A boat' },
    ]);
  });
});

describe('other blocks', () => {
  it.each([
    ['headings by role', '<div role="heading" aria-level="3">Sea</div>', { type: 'heading', level: 3, text: 'Sea' }],
    ['headings without their anchor', '<h2>Sea <a href="#sea">#</a></h2>', { type: 'heading', level: 2, text: 'Sea' }],
    [
      'definitions',
      '<dl><dt>Ebb:</dt><dd>falling water</dd></dl>',
      { type: 'list', ordered: false, items: [{ text: 'Ebb: falling water', level: 0 }] },
    ],
    [
      'lists directly in lists',
      '<ul><li>a</li><ul><li>b</li></ul></ul>',
      {
        type: 'list',
        ordered: false,
        items: [
          { text: 'a', level: 0 },
          { text: 'b', level: 1 },
        ],
      },
    ],
    [
      'a list that was typed',
      '<p>• Bread<br>• Salt<br><br>• Water</p>',
      { type: 'list', ordered: false, items: ['Bread', 'Salt', 'Water'].map((text) => ({ text, level: 0 })) },
    ],
    [
      'a numbered list that was typed',
      '<span>1. Mix</span><br><span>2. Wait</span>',
      { type: 'list', ordered: true, items: ['Mix', 'Wait'].map((text) => ({ text, level: 0 })) },
    ],
    ['a single line with a mark as text', '<p>Rules:<br>- Bread</p>', { type: 'paragraph', text: 'Rules:\n- Bread' }],
    ['speech as text', '<p>– Hello.<br>– Good day.</p>', { type: 'paragraph', text: '– Hello.\n– Good day.' }],
    ['code with its lines', '<pre>\na = 1<br>  b\n</pre>', { type: 'code', text: 'a = 1\n  b' }],
    [
      'cells that span',
      '<table><tr><th colspan="2">Year</th><th>n</th></tr><tr><td>1</td><td>2</td><td>3</td></tr></table>',
      { type: 'table', header: ['Year', 'Year', 'n'], rows: [['1', '2', '3']] },
    ],
    [
      'a signature as speaker',
      '<blockquote>The sea is patient. — Ada Example</blockquote>',
      { type: 'quote', text: 'The sea is patient.', speaker: 'Ada Example' },
    ],
    [
      'a cite inside the words as words',
      '<blockquote>As <cite>Emma</cite> shows, it is.</blockquote>',
      { type: 'quote', text: 'As Emma shows, it is.' },
    ],
    [
      'a figure of a quotation',
      '<figure><blockquote>Patience.</blockquote><figcaption>Bo</figcaption></figure>',
      { type: 'quote', text: 'Patience.', speaker: 'Bo' },
    ],
    [
      'late images by their real address',
      '<img src="data:image/gif;base64,R0" data-src="/b.jpg">',
      { type: 'figure', image: 'https://example.org/b.jpg' },
    ],
    [
      'the widest of a srcset',
      '<img srcset="/s.jpg 300w, /l.jpg 900w">',
      { type: 'figure', image: 'https://example.org/l.jpg' },
    ],
  ])('%s', (_, html, block) => {
    expect(read(html)).toEqual([block]);
  });

  it('reads list items that are sections as what they hold', () => {
    expect(read('<ol><li><h3>First</h3><p>Text.</p></li></ol>').map(({ type }) => type)).toEqual([
      'heading',
      'paragraph',
    ]);
  });

  it.each([
    '<img src="/i.png" width="16" height="16">',
    '<img src="javascript:alert(1)">',
    '<figure><figcaption>Alone</figcaption></figure>',
  ])('leaves out %s', (html) => {
    expect(read(html)).toEqual([]);
  });

  it('leaves out what the caller skips', () => {
    const { body } = parsePage('<html><body><p>Seen</p><div id="x"><p>Unseen</p></div></body></html>');
    expect(readBlocks(body, { skip: (element) => element.id === 'x' })).toEqual(paragraphs('Seen'));
  });
});
