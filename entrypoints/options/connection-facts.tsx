import { useCallback, useState } from 'react';
import { browser } from 'wxt/browser';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { useThrow } from '../../components/use-page.ts';
import { usePermissions } from '../../components/use-permissions.ts';
import { formatCount, getLanguageTag } from '../../lib/i18n/language.ts';
import { getErrorText, t } from '../../lib/i18n/t.ts';
import { sendToBackground } from '../../lib/protocol/send.ts';
import { listServicePermissions } from '../../lib/settings/addresses.ts';

type Facts = Awaited<ReturnType<typeof sendToBackground<'describe-connection'>>>;
type StatusLine = { readonly tone: 'done' | 'problem' | 'waiting'; readonly text: string };

const formatMoment = (iso: string) =>
  new Date(iso).toLocaleString(getLanguageTag(), { dateStyle: 'medium', timeStyle: 'short' });

/** Services without limits report the largest number. */
const endless = 2 ** 31 - 1;

function describePlan(seen: Facts['limits']): string {
  if (!seen) return t('plan_limit_unseen');
  if (seen.limit >= endless) return t('plan_limit_none');
  const [left, limit] = [seen.remaining, seen.limit].map((amount) => formatCount(amount));
  return t('plan_limit_seen', left ?? '', limit ?? '', formatMoment(seen.reset), formatMoment(seen.at));
}

export function ConnectionFacts({ baseUrl }: { readonly baseUrl: string }) {
  const { facts, read } = useFacts(baseUrl);
  const [outcome, setOutcome] = useState<StatusLine>();
  const { host } = new URL(baseUrl);
  if (!facts) return null;
  const { key, limits, permitted, resendable } = facts;

  const fail = (error: Error) => setOutcome({ tone: 'problem', text: getErrorText(error) });
  const test = () => {
    setOutcome({ tone: 'waiting', text: t('testing') });
    sendToBackground({ type: 'try-connection', baseUrl, key: '' }).then(({ result }) => {
      setOutcome(
        result === 'works'
          ? { tone: 'done', text: t('trial_works', host) }
          : { tone: 'problem', text: t(`trial_${result}`) },
      );
      read();
    }, fail);
  };
  const allow = () => {
    browser.permissions.request(listServicePermissions(baseUrl)).then((granted) => {
      if (!granted) setOutcome({ tone: 'problem', text: t('permission_refused') });
    }, fail);
  };

  return (
    <section className="card" aria-labelledby="connection-facts">
      <h3 id="connection-facts">{t('connection_now', host)}</h3>
      <dl className="facts">
        <dt>{t('api_key')}</dt>
        <dd>{key ? <bdi>{key}</bdi> : t('api_key_none')}</dd>
        <dt>{t('plan_limit')}</dt>
        <dd>{describePlan(limits)}</dd>
        <dt>{t('permission')}</dt>
        <dd>{t(permitted ? 'permission_given' : 'permission_missing')}</dd>
      </dl>
      {import.meta.env.BROWSER === 'firefox' && !resendable && <p className="quiet">{t('connection_firefox')}</p>}
      {outcome && <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      <div className="data-acts">
        <Button busy={outcome?.tone === 'waiting'} onClick={test}>
          {t('test_connection')}
        </Button>
        {!permitted && <Button onClick={allow}>{t('permission_allow')}</Button>}
      </div>
    </section>
  );
}

function useFacts(baseUrl: string) {
  const [facts, setFacts] = useState<Facts>();
  const throwInPage = useThrow();

  const read = useCallback(() => {
    sendToBackground({ type: 'describe-connection', baseUrl }).then(setFacts, throwInPage);
  }, [baseUrl, throwInPage]);
  usePermissions(read);
  return { facts, read };
}
