import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import { Wordmark } from '../../components/wordmark.tsx';
import type { View } from '../../lib/service/node/web/views.ts';

type SignIn = Extract<View, { type: 'sign-in' }>;

/** By the printed link, which still needs a click, or by passphrase. */
export function SignInPage({ token, asksPassphrase, problem }: SignIn) {
  return (
    <main className="service service-door">
      <header>
        <Wordmark />
      </header>
      <form className="card" method="post" action="sign-in">
        <h1>Sign in</h1>
        {problem && <Notice tone="problem">{problem}</Notice>}
        {token !== undefined && (
          <>
            <p>This link signs you in to the keys, brands and jobs of this service. It works once.</p>
            <input type="hidden" name="token" value={token} />
          </>
        )}
        {token === undefined && asksPassphrase && (
          <Field label="Passphrase" name="passphrase" type="password" autoComplete="current-password" required />
        )}
        {token === undefined && !asksPassphrase ? (
          <p>
            Open the link that the service printed when it was started. It works once; a new start prints a new one.
          </p>
        ) : (
          <Button look="primary" type="submit">
            Sign in
          </Button>
        )}
      </form>
    </main>
  );
}
