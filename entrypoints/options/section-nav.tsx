import { useEffect, useRef } from 'react';
import { Icon } from '../../components/icon.tsx';
import { t } from '../../lib/i18n/t.ts';
import { type Section, sections } from './sections.ts';

/** The way to each section. On a narrow page they stand in one row that scrolls, with the current one in its middle. */
export function SectionNav({ current }: { readonly current: Section }) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const show = () => toMiddle(list.current?.querySelector(`[href="#${current.id}"]`));
    show();
    addEventListener('resize', show);
    return () => removeEventListener('resize', show);
  }, [current]);
  return (
    <nav className="options-nav" aria-label={t('settings')}>
      <ul
        ref={list}
        // By keyboard alone: what a pointer presses must not move from under it.
        onFocus={({ target }) => target.matches(':focus-visible') && toMiddle(target)}
      >
        {sections.map(({ id, name, icon }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current.id ? 'page' : undefined}>
              <Icon name={icon} />
              {t(name)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Not `scrollIntoView`: a keyboard that opens on the screen resizes the page as well, which must stay where it is. */
function toMiddle(link: Element | null | undefined): void {
  const list = link?.closest('ul');
  if (link && list) list.scrollLeft += findMiddle(link) - findMiddle(list);
}

function findMiddle(element: Element): number {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2;
}
