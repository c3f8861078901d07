import { type FormEvent, useEffect, useState } from 'react';
import { browser } from 'wxt/browser';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import { useThrow } from '../../components/use-page.ts';
import { findLastSeenTab } from '../../lib/capture/tabs.ts';
import { getErrorText, t } from '../../lib/i18n/t.ts';
import { toPermission } from '../../lib/settings/addresses.ts';
import type { SavedBrand } from '../../lib/settings/brands.ts';

/** Lazy: most of this page's code. */
const loadSiteBrand = () => import('../../lib/capture/site-brand.ts');

interface TakeBrandProps {
  readonly onTaken: (brand: SavedBrand) => Promise<void>;
}

export function TakeBrand({ onTaken }: TakeBrandProps) {
  const tab = useLastSeenTab();
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const take = (work: () => Promise<SavedBrand>) => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    work()
      .then(onTaken)
      .catch((error: Error) => setProblem(getErrorText(error)))
      .finally(() => setBusy(false));
  };

  const url = readSite(typed);
  const takeSite = (event: FormEvent) => {
    event.preventDefault();
    if (!url) return setProblem(t('brand_site_problem'));
    take(() => readSiteBrand(url));
  };

  return (
    <form className="card brand-take" onSubmit={takeSite} noValidate>
      <h3>{t('brand_take')}</h3>
      {tab && (
        <div>
          <Button icon="tab" busy={busy} onClick={() => take(async () => (await loadSiteBrand()).readTabBrand(tab.id))}>
            {t('brand_take_tab', new URL(tab.url).host)}
          </Button>
        </div>
      )}
      <Field
        label={t('brand_site')}
        hint={t('brand_site_hint')}
        type="url"
        inputMode="url"
        autoComplete="url"
        spellCheck={false}
        dir="ltr"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div className="brand-ways">
        <Button type="submit" busy={busy}>
          {t('brand_take_site')}
        </Button>
        {url && <p className="quiet">{t('brand_site_reason', url.host)}</p>}
      </div>
      {problem && <Notice tone="problem">{problem}</Notice>}
    </form>
  );
}

function useLastSeenTab() {
  const [tab, setTab] = useState<Awaited<ReturnType<typeof findLastSeenTab>>>();
  const throwInPage = useThrow();
  useEffect(() => {
    const read = () => void findLastSeenTab().then(setTab, throwInPage);
    read();
    addEventListener('focus', read);
    return () => removeEventListener('focus', read);
  }, [throwInPage]);
  return tab;
}

function readSite(typed: string): URL | undefined {
  const text = typed.trim();
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  // "%" comes from a space or another invalid character.
  return text !== '' && url?.hostname.includes('.') && !url.hostname.includes('%') ? url : undefined;
}

/** Requests a permission for the site, and removes it afterwards. */
async function readSiteBrand(url: URL): Promise<SavedBrand> {
  const origins = [toPermission(url.href)];
  const had = browser.permissions.contains({ origins });
  // No await before it: browsers ask for permissions only directly from a click.
  const asked = browser.permissions.request({ origins });
  if (!(await asked)) throw new Error(t('brand_site_refused', url.host));
  try {
    return await (await loadSiteBrand()).readBrandAt(url.href);
  } finally {
    if (!(await had)) await browser.permissions.remove({ origins });
  }
}
