import { useCallback, useEffect, useState } from 'react';
import { browser } from 'wxt/browser';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { sendToBackground } from '../../lib/messages/send.ts';
import { languageTag } from '../../lib/settings/language.ts';
import { permissionFor } from '../../lib/settings/origin.ts';
import { errorText, words } from '../../lib/settings/words.ts';
import { useThrow } from '../pages/use-throw.ts';

type Facts = Awaited<ReturnType<typeof sendToBackground<'describe-connection'>>>;
type Outcome = { readonly tone: 'done' | 'problem' | 'waiting'; readonly text: string };

const moment = (iso: string) =>
  new Date(iso).toLocaleString(languageTag(), { dateStyle: 'medium', timeStyle: 'short' });

/** Services that limit nothing still have to say a number: the largest there is. */
const endless = 2 ** 31 - 1;

function planWords(seen: Facts['limits']): string {
  if (!seen) return words('plan_limit_unseen');
  if (seen.limit >= endless) return words('plan_limit_none');
  const [left, limit] = [seen.remaining, seen.limit].map((amount) => amount.toLocaleString(languageTag()));
  return words('plan_limit_seen', left ?? '', limit ?? '', moment(seen.reset), moment(seen.at));
}

/** How the service in use stands: its key's end, its plan as last seen, its permission; and a test of it now. */
export function ConnectionFacts({ baseUrl }: { readonly baseUrl: string }) {
  const [facts, setFacts] = useState<Facts>();
  const [outcome, setOutcome] = useState<Outcome>();
  const throwInPage = useThrow();
  const { host } = new URL(baseUrl);

  const read = useCallback(() => {
    sendToBackground({ type: 'describe-connection', baseUrl }).then(setFacts, throwInPage);
  }, [baseUrl, throwInPage]);
  useEffect(() => {
    read();
    browser.permissions.onAdded.addListener(read);
    browser.permissions.onRemoved.addListener(read);
    return () => {
      browser.permissions.onAdded.removeListener(read);
      browser.permissions.onRemoved.removeListener(read);
    };
  }, [read]);
  if (!facts) return null;
  const { key, limits, permitted } = facts;

  const fail = (error: Error) => setOutcome({ tone: 'problem', text: errorText(error) });
  const test = () => {
    setOutcome({ tone: 'waiting', text: words('testing') });
    sendToBackground({ type: 'try-connection', baseUrl, key: '' }).then(({ result }) => {
      setOutcome(
        result === 'works'
          ? { tone: 'done', text: words('trial_works', host) }
          : { tone: 'problem', text: words(`trial_${result}`) },
      );
      read();
    }, fail);
  };
  const allow = () => {
    browser.permissions.request({ origins: [permissionFor(baseUrl)] }).then((granted) => {
      if (!granted) setOutcome({ tone: 'problem', text: words('permission_refused') });
    }, fail);
  };

  return (
    <section className="card" aria-labelledby="connection-facts">
      <h3 id="connection-facts">{words('connection_now', host)}</h3>
      <dl className="facts">
        <dt>{words('api_key')}</dt>
        <dd>{key ? <bdi>{key}</bdi> : words('api_key_none')}</dd>
        <dt>{words('plan_limit')}</dt>
        <dd>{planWords(limits)}</dd>
        <dt>{words('permission')}</dt>
        <dd>{words(permitted ? 'permission_given' : 'permission_missing')}</dd>
      </dl>
      {outcome && <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      <div className="data-acts">
        <Button busy={outcome?.tone === 'waiting'} onClick={test}>
          {words('test_connection')}
        </Button>
        {!permitted && <Button onClick={allow}>{words('permission_allow')}</Button>}
      </div>
    </section>
  );
}
