import { useCallback, useState } from 'react';
import { browser } from 'wxt/browser';
import { Notice } from '../../components/notice.tsx';
import { Switch } from '../../components/switch.tsx';
import { useThrow } from '../../components/use-page.ts';
import { usePermissions } from '../../components/use-permissions.ts';
import { listSitePatterns, socialSites } from '../../lib/capture/social-sites.ts';
import { getErrorText, t } from '../../lib/i18n/t.ts';
import { useSettings } from './use-settings.ts';

export function Sites() {
  const { settings, change } = useSettings();
  const permitted = usePermitted();
  const [problem, setProblem] = useState<string>();

  const store = (host: string, isOn: boolean) =>
    change((current) => {
      const others = current.socialSites.filter((known) => known !== host);
      return { ...current, socialSites: isOn ? [...others, host].sort() : others };
    });

  const turn = (host: string, name: string, isOn: boolean) => {
    setProblem(undefined);
    const origins = listSitePatterns(host);
    // Before any await: browsers ask for permissions only directly from a click.
    const asked = isOn ? browser.permissions.request({ origins }) : browser.permissions.remove({ origins });
    asked.then(
      (done) => {
        if (isOn && !done) setProblem(t('site_refused', name));
        else store(host, isOn);
      },
      (error: Error) => {
        setProblem(getErrorText(error));
        if (!isOn) store(host, false);
      },
    );
  };

  return (
    <>
      <div className="card">
        <p>{t('sites_reason')}</p>
        <div className="sites">
          {socialSites.map(({ name, host }) => (
            <Switch
              key={host}
              label={name}
              hint={<bdi>{host}</bdi>}
              checked={settings.socialSites.includes(host) && permitted.has(host)}
              onChange={(isOn) => turn(host, name, isOn)}
            />
          ))}
        </div>
      </div>
      {problem && <Notice tone="problem">{problem}</Notice>}
    </>
  );
}

function usePermitted(): ReadonlySet<string> {
  const [permitted, setPermitted] = useState<ReadonlySet<string>>(new Set());
  const throwInPage = useThrow();
  const read = useCallback(() => {
    const asked = socialSites.map(async ({ host }) =>
      (await browser.permissions.contains({ origins: listSitePatterns(host) })) ? [host] : [],
    );
    Promise.all(asked).then((hosts) => setPermitted(new Set(hosts.flat())), throwInPage);
  }, [throwInPage]);
  usePermissions(read);
  return permitted;
}
