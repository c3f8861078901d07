import type { View } from '../../lib/service/node/web/views.ts';

type Home = Extract<View, { type: 'home' }>;

const statusWords = {
  queued: 'Waiting',
  running: 'At work',
  completed: 'Done',
  failed: 'Failed',
  refunded: 'Failed, credits given back',
} as const;

export function JobsCard({ jobs }: Pick<Home, 'jobs'>) {
  return (
    <section className="card" aria-labelledby="jobs">
      <h2 id="jobs">Recent jobs</h2>
      {jobs.length === 0 ? (
        <p className="quiet">None yet.</p>
      ) : (
        <ul className="rows">
          {jobs.map(({ id, kind, status, createdAt, source, imageUrl, error }) => (
            <li key={id} data-status={status}>
              <div>
                <strong>{source}</strong>
                <p className="quiet">
                  {kind === 'meme' ? 'Meme' : 'Infographic'}, <Moment at={createdAt} />
                </p>
                {error && <p className="job-error">{error}</p>}
              </div>
              {imageUrl ? (
                <a href={imageUrl}>
                  Picture<span className="spoken"> of {source}</span>
                </a>
              ) : (
                <p>{statusWords[status]}</p>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** In UTC, as a page without a script knows no other zone. */
export function Moment({ at }: { readonly at: string }) {
  return <time dateTime={at}>{`${at.slice(0, 10)} ${at.slice(11, 16)} UTC`}</time>;
}
