import { useEffect, useState } from 'react';
import { browser } from 'wxt/browser';
import { Icon, type IconName } from '../../components/icon.tsx';
import { type MessageKey, t } from '../../lib/i18n/t.ts';

const ways = [
  { icon: 'puzzle', title: 'way_toolbar', text: 'way_toolbar_text' },
  { icon: 'cursor', title: 'way_menu', text: 'way_menu_text' },
  { icon: 'paste', title: 'way_give', text: 'way_give_text' },
] as const satisfies readonly { icon: IconName; title: MessageKey; text: MessageKey }[];

export function Ways() {
  const isPinned = useIsPinned();
  return (
    <section className="ways" aria-labelledby="ways">
      <h2 id="ways">{t('welcome_ways')}</h2>
      <ul>
        {ways.map(({ icon, title, text }) => (
          <li key={title} className="way">
            <span className="way-mark">
              <Icon name={icon} />
            </span>
            <h3>{t(title)}</h3>
            <p>{t(text)}</p>
            {icon === 'puzzle' && !isPinned && (
              <p className="way-pin">
                <Icon name="pin" />
                <span>{t(import.meta.env.FIREFOX ? 'pin_firefox' : 'pin_chromium')}</span>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Browsers without an answer count as unpinned. */
function useIsPinned(): boolean {
  const [isPinned, setIsPinned] = useState(false);
  useEffect(() => {
    const read = () => {
      browser.action.getUserSettings?.().then(
        ({ isOnToolbar }) => setIsPinned(isOnToolbar ?? false),
        () => setIsPinned(false),
      );
    };
    read();
    addEventListener('focus', read);
    return () => removeEventListener('focus', read);
  }, []);
  return isPinned;
}
