import { describe, expect, it } from 'vitest';
import { createSessions } from '../../../../../lib/service/node/web/sessions.ts';

const hourMs = 60 * 60 * 1000;

function setUp(passphrase?: string) {
  let at = Date.parse('2026-05-03T10:00:00Z');
  const sessions = createSessions(passphrase, () => at);
  const open = (proof: Parameters<typeof sessions.open>[0]) => sessions.open(proof) ?? 'refused';
  const pass = (milliseconds: number) => {
    at += milliseconds;
  };
  return { sessions, open, pass };
}

describe('a session of the service’s pages', () => {
  it.each([
    ['still open after eleven hours', 11 * hourMs, true],
    ['closed after twelve', 12 * hourMs + 1, false],
  ])('is %s', (_, elapsedMs, isOpen) => {
    const { sessions, open, pass } = setUp();
    const secret = open({ token: sessions.token });
    pass(elapsedMs);
    expect(sessions.find(secret) !== undefined).toBe(isOpen);
  });

  it('ends when it is closed, and no other with it', () => {
    const { sessions, open } = setUp('open tide');
    const [one, other] = [open({ passphrase: 'open tide' }), open({ passphrase: 'open tide' })];
    sessions.close(one);
    expect(sessions.find(one)).toBeUndefined();
    expect(sessions.find(other)).toBeDefined();
  });

  it.each([
    ['none', undefined],
    ['an empty one', ''],
    ['one that was never given', 'AAAA'],
  ])('is not found by a secret: %s', (_, secret) => {
    expect(setUp().sessions.find(secret)).toBeUndefined();
  });

  it('is kept under a name that is not its secret', () => {
    const { sessions, open } = setUp();
    const secret = open({ token: sessions.token });
    expect(sessions.find(secret)).not.toContain(secret);
  });
});

describe('a proof', () => {
  it.each([
    ['no proof at all', {}],
    ['a wrong token', { token: 'AAAA' }],
    ['a wrong passphrase', { passphrase: 'low tide' }],
    ['the passphrase as a token', { token: 'open tide' }],
  ])('that opens nothing: %s', (_, proof) => {
    expect(setUp('open tide').open(proof)).toBe('refused');
  });

  it('by passphrase opens nothing where there is none', () => {
    expect(setUp().open({ passphrase: '' })).toBe('refused');
  });

  it('by token opens once', () => {
    const { sessions, open } = setUp();
    expect(open({ token: sessions.token })).not.toBe('refused');
    expect(open({ token: sessions.token })).toBe('refused');
  });

  it('by the right passphrase is refused after ten wrong ones, and taken again after a minute', () => {
    const { open, pass } = setUp('open tide');
    for (let tries = 0; tries < 10; tries += 1) open({ passphrase: `guess ${tries}` });
    expect(open({ passphrase: 'open tide' })).toBe('refused');
    pass(60_001);
    expect(open({ passphrase: 'open tide' })).not.toBe('refused');
  });
});
