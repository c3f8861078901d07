import { useEffect, useRef } from 'react';
import { Icon } from '../../components/icon.tsx';
import { t } from '../../lib/i18n/t.ts';
import { type OptionsSection, sections } from './sections.ts';

/** On a narrow page one scrolling row, centred on the current section. */
export function SectionNav({ current }: { readonly current: OptionsSection }) {
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
        // For keyboards only: a pointer's target must not move.
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

/** `scrollIntoView` would also move the page when an on-screen keyboard opens. */
function toMiddle(link: Element | null | undefined): void {
  const list = link?.closest('ul');
  if (link && list) list.scrollLeft += findMiddle(link) - findMiddle(list);
}

function findMiddle(element: Element): number {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2;
}
