import type { View } from '../../lib/service/node/web/views.ts';
import { Moment } from './jobs-card.tsx';

type Home = Extract<View, { type: 'home' }>;

const planWords = { free: 'Free', creator: 'Creator', pro: 'Pro', unlimited: 'Unlimited' } as const;

export function AccountCard({ account: { plan, credits, windows } }: Pick<Home, 'account'>) {
  return (
    <section className="card" aria-labelledby="account">
      <h2 id="account">Plan and credits</h2>
      <dl className="facts">
        <div>
          <dt>Plan</dt>
          <dd>{planWords[plan]}</dd>
        </div>
        <div>
          <dt>Credits</dt>
          <dd>{credits ?? 'Not counted'}</dd>
        </div>
        {windows.map(({ bucket, count, limit, resetAt }) => (
          <div key={bucket}>
            <dt>In the last {bucket}</dt>
            <dd>
              {count} of {limit}
              <meter min={0} max={limit} value={count} aria-label={`Used in the last ${bucket}`} />
              {count > 0 && (
                <p className="quiet">
                  Next place <Moment at={resetAt} />
                </p>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
