import { type KeyboardEvent, useCallback, useEffect, useState } from 'react';
import { type Browser, browser } from 'wxt/browser';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { useThrow } from '../../components/use-page.ts';
import { getErrorText, type MessageKey, t } from '../../lib/i18n/t.ts';
import { toShortcut } from './shortcut-keys.ts';

const names: Readonly<Record<string, MessageKey>> = {
  _execute_action: 'shortcut_popup',
  infographic: 'menu_infographic',
  meme: 'menu_meme',
  'save-image': 'menu_save_image',
  pick: 'menu_pick',
  'open-gallery': 'open_gallery',
};

/** Firefox only. */
const own = browser.commands as typeof browser.commands & {
  update(detail: { name: string; shortcut: string }): Promise<void>;
  reset(name: string): Promise<void>;
};

export function Shortcuts() {
  const [commands, setCommands] = useState<readonly Browser.commands.Command[]>([]);
  const [problem, setProblem] = useState<string>();
  const throwInPage = useThrow();
  const read = useCallback(() => {
    browser.commands.getAll().then(setCommands, throwInPage);
  }, [throwInPage]);
  useEffect(() => {
    read();
    addEventListener('focus', read);
    return () => removeEventListener('focus', read);
  }, [read]);

  const update = (work: Promise<void>) => {
    setProblem(undefined);
    work.then(read, (error: Error) => setProblem(getErrorText(error)));
  };
  const openBrowserPage = () => {
    browser.tabs
      .create({ url: 'chrome://extensions/shortcuts' })
      .catch((error: Error) => setProblem(getErrorText(error)));
  };

  return (
    <>
      <div className="card">
        <ul className="shortcuts">
          {commands.map(({ name = '', description, shortcut }) => {
            const label = names[name] ? t(names[name]) : description || name;
            return (
              <li key={name}>
                <span>{label}</span>
                {import.meta.env.FIREFOX ? (
                  <KeyButton
                    label={label}
                    shortcut={shortcut}
                    onChange={(keys) => update(own.update({ name, shortcut: keys }))}
                    onReset={() => update(own.reset(name))}
                  />
                ) : (
                  <Keys shortcut={shortcut} />
                )}
              </li>
            );
          })}
        </ul>
        {!import.meta.env.FIREFOX && (
          <div>
            <Button icon="tab" onClick={openBrowserPage}>
              {t('shortcuts_change')}
            </Button>
          </div>
        )}
      </div>
      {problem && <Notice tone="problem">{problem}</Notice>}
    </>
  );
}

function Keys({ shortcut }: { readonly shortcut: string | undefined }) {
  return shortcut ? <kbd dir="ltr">{shortcut}</kbd> : <span className="quiet">{t('shortcut_none')}</span>;
}

interface KeyButtonProps {
  readonly label: string;
  readonly shortcut: string | undefined;
  readonly onChange: (shortcut: string) => void;
  readonly onReset: () => void;
}

function KeyButton({ label, shortcut, onChange, onReset }: KeyButtonProps) {
  const [listening, setListening] = useState(false);
  const press = (event: KeyboardEvent) => {
    if (!listening || event.key === 'Tab') return;
    event.preventDefault();
    if (event.key === 'Escape') return setListening(false);
    const keys = toShortcut(event, navigator.platform.startsWith('Mac'));
    if (!keys) return;
    setListening(false);
    onChange(keys);
  };
  return (
    <span className="shortcut-change">
      <Button
        aria-label={t('labelled', label, shortcut || t('shortcut_none'))}
        aria-pressed={listening}
        onClick={() => setListening((now) => !now)}
        onKeyDown={press}
        onBlur={() => setListening(false)}
      >
        {listening ? t('shortcut_press') : <Keys shortcut={shortcut} />}
      </Button>
      <Button look="quiet" onClick={onReset} aria-label={t('labelled', t('shortcut_reset'), label)}>
        {t('shortcut_reset')}
      </Button>
    </span>
  );
}
