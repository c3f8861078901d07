import { useEffect, useRef } from 'react';
import { Icon } from '../../components/icon.tsx';
import { words } from '../../lib/settings/words.ts';
import { type Section, sections } from './sections.ts';

/** The way to each section. On a narrow page they stand in one row that scrolls, with the current one in its middle. */
export function SectionNav({ current }: { readonly current: Section }) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const centre = (element: Element) =>
      element.getBoundingClientRect().left + element.getBoundingClientRect().width / 2;
    // Not `scrollIntoView`: a keyboard that opens resizes the page as well, which must stay where it is.
    const show = () => {
      const link = list.current?.querySelector(`[href="#${current.id}"]`);
      if (link && list.current) list.current.scrollLeft += centre(link) - centre(list.current);
    };
    show();
    addEventListener('resize', show);
    return () => removeEventListener('resize', show);
  }, [current]);
  return (
    <nav className="options-nav" aria-label={words('settings')}>
      <ul ref={list}>
        {sections.map(({ id, name, icon }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current.id ? 'page' : undefined}>
              <Icon name={icon} />
              {words(name)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
