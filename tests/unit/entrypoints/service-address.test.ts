import { expect, it } from 'vitest';
import { readServiceAddress } from '../../../entrypoints/options/service-address.ts';

it.each([
  ['https://broadside.example.com', { baseUrl: 'https://broadside.example.com', host: 'broadside.example.com' }],
  [' https://a.example/base/ ', { baseUrl: 'https://a.example/base', host: 'a.example' }],
  ['broadside.example.com', { baseUrl: 'https://broadside.example.com', host: 'broadside.example.com' }],
  ['http://127.0.0.1:8787', { baseUrl: 'http://127.0.0.1:8787', host: '127.0.0.1:8787' }],
  ['http://localhost:8787/', { baseUrl: 'http://localhost:8787', host: 'localhost:8787' }],
  ['http://[::1]:8787/', { baseUrl: 'http://[::1]:8787', host: '[::1]:8787' }],
  ['localhost:8787', { baseUrl: 'http://localhost:8787', host: 'localhost:8787' }],
  ['127.0.0.1:8787/base/', { baseUrl: 'http://127.0.0.1:8787/base', host: '127.0.0.1:8787' }],
  ['service.example:8443', { baseUrl: 'https://service.example:8443', host: 'service.example:8443' }],
  ['https:/service.example//', { baseUrl: 'https://service.example', host: 'service.example' }],
  ['https://bücher.example', { baseUrl: 'https://xn--bcher-kva.example', host: 'xn--bcher-kva.example' }],
  ['https://[2001:db8::1]:8443/', { baseUrl: 'https://[2001:db8::1]:8443', host: '[2001:db8::1]:8443' }],
  ['http://broadside.example.com', { problem: 'base_url_unsafe' }],
  ['http://127.0.0.1.evil.example', { problem: 'base_url_unsafe' }],
  ['ftp://a.example', { problem: 'base_url_problem' }],
  ['https://user:secret@a.example', { problem: 'base_url_problem' }],
  ['https://:secret@a.example', { problem: 'base_url_problem' }],
  ['user:secret@a.example', { problem: 'base_url_problem' }],
  ['a.example@b.example', { problem: 'base_url_problem' }],
  ['javascript:alert(1)', { problem: 'base_url_problem' }],
  ['mailto:me@a.example', { problem: 'base_url_problem' }],
  ['http://[::ffff:127.0.0.1]', { problem: 'base_url_unsafe' }],
  ['http://localhost.evil.example', { problem: 'base_url_unsafe' }],
  ['https://a.example/?key=1', { problem: 'base_url_problem' }],
  ['', { problem: 'base_url_problem' }],
  ['a b', { problem: 'base_url_problem' }],
  ['not an address', { problem: 'base_url_problem' }],
])('%s', (typed, read) => {
  expect(readServiceAddress(typed)).toEqual(read);
});
