import { useId, useState } from 'react';
import { Notice } from '../../components/notice.tsx';
import { type Feed, feeds, switchOffFeed, switchOnFeed } from '../../lib/settings/feeds.ts';
import { errorText, type WordKey, words } from '../../lib/settings/words.ts';
import './feeds.css';

interface FeedsProps {
  /** Ids of the feeds that are switched on and may be reached, as the page was opened. */
  readonly permitted: readonly string[];
}

const names: Readonly<Record<string, WordKey>> = {
  wikipedia: 'feed_wikipedia',
  'hacker-news': 'feed_hacker_news',
  reddit: 'feed_reddit',
  'google-trends': 'feed_google_trends',
  mastodon: 'feed_mastodon',
};

/** What memes may look at to know what is talked about: each public feed is switched on by itself, with its own permission. */
export function Feeds({ permitted }: FeedsProps) {
  const id = useId();
  const [on, setOn] = useState(new Set(permitted));
  const [problem, setProblem] = useState<string>();

  const show = (feed: Feed, isOn: boolean) => {
    setOn((current) => {
      const next = new Set(current);
      if (isOn) next.add(feed.id);
      else next.delete(feed.id);
      return next;
    });
  };
  const change = (feed: Feed, wanted: boolean) => {
    setProblem(undefined);
    // Nothing may be awaited before the browser asks: it wants the click itself.
    const switched = wanted ? switchOnFeed(feed) : switchOffFeed(feed).then(() => false);
    switched.then(
      (isOn) => {
        show(feed, isOn);
        if (wanted && !isOn) setProblem(words('feeds_refused'));
      },
      (error: Error) => setProblem(errorText(error)),
    );
  };

  return (
    <section className="card" aria-labelledby={id}>
      <div>
        <h2 id={id}>{words('feeds')}</h2>
        <p className="quiet">{words('feeds_hint')}</p>
      </div>
      <ul className="feeds">
        {feeds.map((feed) => (
          <li key={feed.id}>
            <label className="feed">
              <input
                type="checkbox"
                checked={on.has(feed.id)}
                onChange={(event) => change(feed, event.currentTarget.checked)}
              />
              <span>
                <strong>{words(names[feed.id] ?? 'feeds')}</strong>
                <span className="quiet" dir="ltr">
                  {new URL(feed.origin).host}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {problem && <Notice tone="problem">{problem}</Notice>}
    </section>
  );
}
