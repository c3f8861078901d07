import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseXml, XmlElement, XmlError } from '../../../../../lib/engine/read/pptx/xml.ts';

const parse = (xml: string) => parseXml(new TextEncoder().encode(xml));
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

describe('parseXml', () => {
  it.each([
    ['text', '<a>b</a>', 'b'],
    ['spaces', '<a> b </a>', ' b '],
    ['the five entities', '<a>&lt;&gt;&amp;&quot;&apos;</a>', '<>&"\''],
    ['characters by number', '<a>&#65;&#x42;&#128031;</a>', 'AB🐟'],
    ['an entity that says an entity', '<a>&amp;lt;</a>', '&lt;'],
    ['CDATA', '<a><![CDATA[<b>&amp;]]></a>', '<b>&amp;'],
    ['no comments or instructions', '<?xml version="1.0"?><!-- x --><a>b<!-- </a> --><?p </a>?>c</a><!-- y -->', 'bc'],
    ['a prefix', '<n:a xmlns:n="urn:n">b</n:a >', 'b'],
  ])('reads %s', (_, xml, text) => {
    expect(parse(xml)).toMatchObject({ name: 'a', text });
  });

  it('reads attributes with both kinds of quotes and signs of tags in them', () => {
    const element = parse(`<a one="1 > 0" two = 'a "b"' three="&lt;&#10;"/>`);
    expect(['one', 'two', 'three', 'four'].map((name) => element.attribute(name))).toEqual([
      '1 > 0',
      'a "b"',
      '<\n',
      undefined,
    ]);
  });

  it('tells attributes of one name apart by their namespace, whatever its prefix', () => {
    const element = parse(
      '<a xmlns:r="urn:old" id="1"><b xmlns:q="urn:x/relationships" id="2" r:id="3" q:id="4"/></a>',
    );
    expect(element.child('b')?.attribute('id')).toBe('2');
    expect(element.child('b')?.attributeIn('/relationships', 'id')).toBe('4');
    expect(element.attributeIn('/relationships', 'id')).toBeUndefined();
  });

  it('reads UTF-16 with its mark', () => {
    const bytes = Uint8Array.from([0xff, 0xfe, ...Buffer.from('<a>Häfen</a>', 'utf16le')]);
    expect(parseXml(bytes).text).toBe('Häfen');
  });

  it('leaves out what stands in elements that are not read', () => {
    const root = parseXml(new TextEncoder().encode('<a><b><b><c/></b></b><d>e</d></a>'), {
      unread: new Set(['b']),
    });
    expect(root.children.map(({ name, children, text }) => [name, children.length, text])).toEqual([
      ['b', 0, ''],
      ['d', 0, 'e'],
    ]);
  });

  it.each([
    ['a DTD', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
    ['a DTD inside', '<a><!ENTITY b "c"></a>'],
    ['an unknown entity', '<a>&nbsp;</a>'],
    ['a bare ampersand', '<a>b & c</a>'],
    ['a character there is not', '<a>&#x110000;</a>'],
    ['nothing', ''],
    ['no XML', 'words'],
    ['two roots', '<a/><b/>'],
    ['text after the root', '<a/>b'],
    ['an open element', '<a><b></b>'],
    ['crossed elements', '<a><b></a></b>'],
    ['a tag closing nothing', '</a>'],
    ['an open tag', '<a b="'],
    ['an open comment', '<a><!-- </a>'],
    ['open CDATA', '<a><![CDATA[ </a>'],
    ['too deep', `${'<a>'.repeat(300)}${'</a>'.repeat(300)}`],
    ['too many elements', `<a>${'<b/>'.repeat(200_001)}</a>`],
  ])('refuses %s', (_, xml) => {
    expect(() => parse(xml)).toThrow(XmlError);
  });

  it('reads back any text and attribute', () => {
    const text = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(text, text, (inside, value) => {
        const element = parse(`<a b="${escaped(value)}"><c>${escaped(inside)}</c></a>`);
        expect([element.attribute('b'), element.child('c')?.text]).toEqual([value, inside]);
      }),
    );
  });

  it('reads back any tree', () => {
    type Tree = readonly Tree[];
    const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
      tree: fc.oneof({ depthSize: 'small' }, fc.constant([]), fc.array(tie('tree'), { maxLength: 4 })),
    }));
    const write = (children: Tree): string => `<x>${children.map(write).join('')}</x>`;
    const toShape = (element: XmlElement): Tree => element.children.map(toShape);
    fc.assert(fc.property(tree, (shape) => void expect(toShape(parse(write(shape)))).toEqual(shape)));
  });

  it('answers or refuses anything', () => {
    const pieces = [
      '<',
      '>',
      '/',
      '<a',
      '<a>',
      '</a>',
      '&',
      ';',
      '"',
      "'",
      '=',
      ' ',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '<?',
      '?>',
      'xmlns:a="b"',
    ];
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string())), (parts) => {
        try {
          expect(parse(parts.join(''))).toBeInstanceOf(XmlElement);
        } catch (error) {
          expect(error).toBeInstanceOf(XmlError);
        }
      }),
    );
  });

  it.each([
    ['attributes', `<a ${'b="" '.repeat(100_000)}/>`],
    ['spaces in a tag', `<a${' '.repeat(400_000)}b/>`],
    ['quotation marks', `<a ${'"'.repeat(400_001)}>`],
    ['ampersands', `<a>${'&'.repeat(400_000)}</a>`],
    ['open comments', `<a>${'<!--'.repeat(100_000)}</a>`],
    ['brackets', '<'.repeat(400_000)],
    ['namespaces around namespaces', `${'<a xmlns:b="c">'.repeat(190)}<b d:e="f"/>${'</a>'.repeat(190)}`],
  ])('takes no time to speak of over %s', (_, xml) => {
    const before = process.threadCpuUsage();
    try {
      parse(xml).attribute('b');
    } catch (error) {
      if (!(error instanceof XmlError)) throw error;
    }
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1e6).toBeLessThan(5);
  });
});
