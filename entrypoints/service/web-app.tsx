import { renderToStaticMarkup } from 'react-dom/server';
import type { View } from '../../lib/service/node/web/views.ts';
import { HomePage } from './home-page.tsx';
import { SignInPage } from './sign-in-page.tsx';
import style from './web-app.css?inline';

const titles = { 'sign-in': 'Sign in', home: 'API keys' } as const;

export function render(view: View): string {
  const page = view.type === 'home' ? <HomePage {...view} /> : <SignInPage {...view} />;
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{`${titles[view.type]} · Broadside`}</title>
        <link rel="stylesheet" href="style.css" />
      </head>
      <body>{page}</body>
    </html>,
  )}`;
}

export { style };
