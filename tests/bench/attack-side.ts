/** One attacker of the attack bench: sends a data URI of 22 MB that decodes to nothing, again and again, until it is ended. */
const [base = '', key = ''] = process.argv.slice(2);
const body = JSON.stringify({ sourceImage: `data:image/png,${'%'.repeat(22_000_000)}` });

process.send?.('ready');
for (;;) {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  // A connection that is cut is one of its aims.
  await fetch(`${base}/api/generate`, { method: 'POST', headers, body }).then(
    (response) => response.arrayBuffer(),
    () => undefined,
  );
}
