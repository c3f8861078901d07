import { describe, expect, it } from 'vitest';
import { isReachable } from '../../../lib/capture/link.ts';

describe('isReachable', () => {
  it.each([
    ['https://news.example/tides', true],
    ['https://8.8.8.8/', true],
    ['https://[2606:4700::1111]/', true],
    ['http://localhost:3000/', false],
    ['http://127.0.0.1/', false],
    ['http://10.1.2.3/', false],
    ['http://172.20.0.1/', false],
    ['http://172.32.0.1/', true],
    ['http://192.168.1.1/admin', false],
    ['http://169.254.169.254/', false],
    ['http://[::1]/', false],
    ['http://[fd00::1]/', false],
    ['http://wiki/', false],
    ['http://printer.local/', false],
    ['http://wiki.internal/', false],
    ['http://wiki.internal./', false],
    ['http://localhost./', false],
    ['file:///home/a.html', false],
    ['', false],
  ])('%s from a service elsewhere: %s', (address, reachable) => {
    expect(isReachable(address, 'https://pictures.example')).toBe(reachable);
  });

  it('a service on this machine sees what this machine sees, but no files', () => {
    expect(isReachable('http://192.168.1.1/', 'http://127.0.0.1:8080')).toBe(true);
    expect(isReachable('file:///home/a.html', 'http://127.0.0.1:8080')).toBe(false);
  });
});
