import type { Block } from '../lib/engine/document.ts';
import './readable-source.css';

export function BlocksView({ blocks }: { readonly blocks: readonly Block[] }) {
  return (
    <div className="readable-blocks" dir="auto">
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was read never changes its order.
        <BlockView key={index} block={block} />
      ))}
    </div>
  );
}

function BlockView({ block }: { readonly block: Block }) {
  switch (block.type) {
    case 'heading':
      // Not a heading element: the page has its own outline.
      return <p className="readable-heading">{block.text}</p>;
    case 'list': {
      const items = block.items.map(({ text, level }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was read never changes its order.
        <li key={index} style={{ marginInlineStart: `${level}em` }}>
          {text}
        </li>
      ));
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case 'table':
      return (
        <table>
          {block.caption && <caption>{block.caption}</caption>}
          {block.header.length > 0 && (
            <thead>
              <Row cells={block.header} as="th" />
            </thead>
          )}
          <tbody>
            {block.rows.map((cells, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what was read never changes its order.
              <Row key={index} cells={cells} as="td" />
            ))}
          </tbody>
        </table>
      );
    case 'quote':
      return (
        <blockquote>
          {block.text}
          {block.speaker && <footer>{block.speaker}</footer>}
        </blockquote>
      );
    case 'code':
      return <pre>{block.text}</pre>;
    case 'figure':
      return block.caption ? <p>{block.caption}</p> : null;
    default:
      return <p>{block.text}</p>;
  }
}

function Row({ cells, as: Cell }: { readonly cells: readonly string[]; readonly as: 'th' | 'td' }) {
  return (
    <tr>
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was read never changes its order.
        <Cell key={index}>{cell}</Cell>
      ))}
    </tr>
  );
}
