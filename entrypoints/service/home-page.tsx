import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import { Wordmark } from '../../components/wordmark.tsx';
import type { View } from '../../lib/service/node/web/views.ts';
import { AccountCard } from './account-card.tsx';
import { JobsCard, Moment } from './jobs-card.tsx';

type Home = Extract<View, { type: 'home' }>;

export function HomePage({ account, keys, brands, jobs, newKey, problem }: Home) {
  return (
    <main className="service">
      <header>
        <Wordmark />
        <form method="post" action="sign-out" aria-label="Sign out">
          <Button look="quiet" type="submit">
            Sign out
          </Button>
        </form>
        <h1>API keys</h1>
      </header>
      {problem && <Notice tone="problem">{problem}</Notice>}
      {newKey !== undefined && (
        <section className="card" aria-labelledby="new-key">
          <Notice tone="done" title="The new key is made">
            Copy it now: it is not shown again.
          </Notice>
          <h2 id="new-key" className="spoken">
            New key
          </h2>
          <Field label="Key" readOnly value={newKey} spellCheck={false} />
        </section>
      )}
      <AccountCard account={account} />
      <KeysCard keys={keys} />
      <BrandsCard brands={brands} />
      <JobsCard jobs={jobs} />
    </main>
  );
}

function KeysCard({ keys }: Pick<Home, 'keys'>) {
  return (
    <section className="card" aria-labelledby="keys">
      <h2 id="keys">Keys</h2>
      {keys.length === 0 ? (
        <p className="quiet">There is no key: nobody can make pictures here.</p>
      ) : (
        <ul className="rows">
          {keys.map(({ id, name, hint, createdAt, usedAt }) => (
            <li key={id}>
              <div>
                <strong>{name}</strong> <code>…{hint}</code>
                <p className="quiet">
                  Made <Moment at={createdAt} />,{' '}
                  {usedAt ? (
                    <>
                      last used <Moment at={usedAt} />
                    </>
                  ) : (
                    'never used'
                  )}
                </p>
              </div>
              <details>
                <summary className="button button-quiet">
                  Revoke<span className="spoken"> {name}</span>
                </summary>
                <form method="post" action={`api-keys/keys/${id}/revoke`} aria-label={`Revoke ${name}`}>
                  <p className="quiet">It stops working at once, for good.</p>
                  <Button type="submit" aria-label={`Revoke for good: ${name}`}>
                    Revoke for good
                  </Button>
                </form>
              </details>
            </li>
          ))}
        </ul>
      )}
      <form className="line" method="post" action="api-keys/keys" aria-label="New key">
        <Field label="Name of a new key" name="name" required maxLength={60} autoComplete="off" />
        <Button look="primary" type="submit">
          Make key
        </Button>
      </form>
    </section>
  );
}

function BrandsCard({ brands }: Pick<Home, 'brands'>) {
  return (
    <section className="card" aria-labelledby="brands">
      <h2 id="brands">Brands</h2>
      <p className="quiet">
        A request that names one as <code>brandProfileId</code> is drawn in its colour and font, with its logo.
      </p>
      {brands.length > 0 && (
        <ul className="rows">
          {brands.map(({ id, name, color, font, hasLogo }) => (
            <li key={id}>
              <div className="brand">
                <svg width="32" height="32" aria-hidden="true">
                  <rect width="32" height="32" rx="8" fill={color} />
                </svg>
                <div>
                  <strong>{name}</strong> <code>{color}</code> {font} {hasLogo && '· logo'}
                  <p className="quiet">
                    <code>{id}</code>
                  </p>
                </div>
              </div>
              <form method="post" action={`api-keys/brands/${id}/remove`} aria-label={`Remove ${name}`}>
                <Button look="quiet" type="submit" aria-label={`Remove ${name}`}>
                  Remove
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
      <form
        className="columns"
        method="post"
        action="api-keys/brands"
        encType="multipart/form-data"
        aria-label="New brand"
      >
        <Field label="Name of a new brand" name="name" required maxLength={60} autoComplete="off" />
        <Field label="Colour" name="color" type="color" defaultValue="#0f766e" />
        <Field label="Font (optional)" name="font" maxLength={80} autoComplete="off" />
        <Field label="Style sheet of the font (optional)" name="fontCssUrl" type="url" autoComplete="off" />
        <Field
          label="Logo: PNG, JPG or WebP (optional)"
          name="logo"
          type="file"
          accept="image/png,image/jpeg,image/webp"
        />
        <Button type="submit">Save brand</Button>
      </form>
    </section>
  );
}
