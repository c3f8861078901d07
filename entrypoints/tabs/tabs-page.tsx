import { useEffect, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { Notice } from '../../components/notice.tsx';
import { KindChoice } from '../../components/segmented.tsx';
import { useThrow } from '../../components/use-page.ts';
import { Wordmark } from '../../components/wordmark.tsx';
import type { SelectedTab } from '../../lib/capture/selected-tabs.ts';
import { credits, type Kind } from '../../lib/contract/index.ts';
import { getErrorText, joinNames, t } from '../../lib/i18n/t.ts';
import { readSettings } from '../../lib/settings/store.ts';
import { type Fate, useTabs } from './use-tabs.ts';

interface TabsPageProps {
  readonly ids: readonly number[];
  readonly wantedKind: Kind;
}

export function TabsPage({ ids, wantedKind }: TabsPageProps) {
  const { tabs, fates, busy, problem, name, make } = useTabs(ids);
  const [kind, setKind] = useState(wantedKind);
  const service = useService();
  useEffect(() => {
    document.title = t('tabs_title');
  }, []);
  if (!tabs) return null;

  const unnamed = tabs.filter(({ url }) => !url);
  const readable = tabs.filter(({ url, problem }) => url && !problem);
  const sites = [...new Set(tabs.flatMap(({ permission, url }) => (permission && url ? [new URL(url).host] : [])))];
  const isDone = fates.size > 0 && !busy;
  return (
    <main className="tabs">
      <h1>
        <Wordmark />
        <span className="spoken">{t('tabs_title')}</span>
      </h1>
      <p className="tabs-count">{t('tabs_selected', String(tabs.length))}</p>
      <ul className="tabs-list">
        {tabs.map((tab, place) => (
          <Tab key={tab.id} tab={tab} place={place + 1} fate={fates.get(tab.id)} />
        ))}
      </ul>
      {problem && <Notice tone="problem">{problem}</Notice>}
      {isDone ? (
        <a className="button button-primary" href="/gallery.html" target="_blank" rel="noreferrer">
          <Icon name="gallery" />
          <span>{t('open_gallery')}</span>
        </a>
      ) : (
        <>
          {unnamed.length > 0 && <NameTabs busy={busy} onName={name} />}
          <KindChoice value={kind} onChange={setKind} />
          {sites.length > 0 && <Notice tone="plain">{t('tabs_read_reason', joinNames(sites))}</Notice>}
          {service && (
            <p className="tabs-cost">{t('made_by_service', service, String(credits[kind] * readable.length))}</p>
          )}
          <Button look="primary" busy={busy} disabled={readable.length === 0} onClick={() => make(kind)}>
            {t(sites.length > 0 ? 'tabs_allow_and_make' : 'tabs_make', String(readable.length))}
          </Button>
        </>
      )}
    </main>
  );
}

function NameTabs({ busy, onName }: { readonly busy: boolean; readonly onName: () => void }) {
  const button = (
    <Button busy={busy} onClick={onName}>
      {t('tabs_name')}
    </Button>
  );
  return (
    <Notice tone="plain" actions={button}>
      {t('tabs_name_reason')}
    </Notice>
  );
}

interface TabProps {
  readonly tab: SelectedTab;
  readonly place: number;
  readonly fate: Fate | undefined;
}

function Tab({ tab: { title, url, problem }, place, fate }: TabProps) {
  const trouble = fate && 'problem' in fate ? fate.problem : problem && getErrorText({ code: problem, message: '' });
  const isStarted = fate !== undefined && 'jobId' in fate;
  return (
    <li>
      <Icon name={trouble ? 'warning' : isStarted ? 'done' : 'page'} />
      <div>
        <p dir="auto">{title ?? t('tab_number', String(place))}</p>
        <p className="tabs-about">
          {trouble ?? (isStarted ? t('tab_started') : url ? new URL(url).host : t('tab_unnamed'))}
        </p>
      </div>
    </li>
  );
}

function useService(): string | undefined {
  const [host, setHost] = useState<string>();
  const throwInPage = useThrow();
  useEffect(() => {
    readSettings().then(
      ({ connection }) => connection.type === 'service' && setHost(URL.parse(connection.baseUrl)?.host),
      throwInPage,
    );
  }, [throwInPage]);
  return host;
}
