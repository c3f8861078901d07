import { useEffect, useState } from 'react';
import { browser } from 'wxt/browser';
import { Notice } from '../../components/notice.tsx';
import { Switch } from '../../components/switch.tsx';
import { useThrow } from '../../components/use-page.ts';
import { getErrorText, type MessageKey, t } from '../../lib/i18n/t.ts';
import { type Feed, feeds, listPermittedFeeds, switchOffFeed, switchOnFeed } from '../../lib/jobs/permissions.ts';
import { watchSettings } from '../../lib/settings/store.ts';

const names: Readonly<Record<string, MessageKey>> = {
  wikipedia: 'feed_wikipedia',
  'hacker-news': 'feed_hacker_news',
  reddit: 'feed_reddit',
  'google-trends': 'feed_google_trends',
  mastodon: 'feed_mastodon',
};

export function Feeds() {
  const [on, setOn] = useState<ReadonlySet<string>>(new Set());
  const [problem, setProblem] = useState<string>();
  const throwInPage = useThrow();
  useEffect(() => {
    const read = () => void listPermittedFeeds().then((ids) => setOn(new Set(ids)), throwInPage);
    read();
    const stop = watchSettings(read);
    browser.permissions.onRemoved.addListener(read);
    return () => {
      stop();
      browser.permissions.onRemoved.removeListener(read);
    };
  }, [throwInPage]);

  const show = (feed: Feed, isOn: boolean) =>
    setOn((current) => new Set(isOn ? [...current, feed.id] : [...current].filter((id) => id !== feed.id)));
  const change = (feed: Feed, wanted: boolean) => {
    setProblem(undefined);
    // No await before it: browsers ask only directly from a click.
    const switched = wanted ? switchOnFeed(feed) : switchOffFeed(feed).then(() => false);
    switched.then(
      (isOn) => {
        show(feed, isOn);
        if (wanted && !isOn) setProblem(t('feeds_refused'));
      },
      (error: Error) => setProblem(getErrorText(error)),
    );
  };

  return (
    <>
      <div className="card">
        {feeds.map((feed) => (
          <Switch
            key={feed.id}
            label={t(names[feed.id] ?? 'feeds')}
            hint={<bdi>{new URL(feed.origin).host}</bdi>}
            checked={on.has(feed.id)}
            onChange={(isOn) => change(feed, isOn)}
          />
        ))}
      </div>
      {problem && <Notice tone="problem">{problem}</Notice>}
    </>
  );
}
