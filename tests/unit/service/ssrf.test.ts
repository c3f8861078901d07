import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { infographicFields } from '../../../lib/contract/index.ts';
import { createGuardedGet } from '../../../lib/service/node/guarded-get.ts';

/** Names that lead to where no request may go, as the public DNS or a cloud's own resolver answers them. */
const names: Readonly<Record<string, string>> = {
  localhost: '127.0.0.1',
  'localtest.me': '::1',
  'localh.st': '127.0.0.1',
  'company.127.0.0.1.nip.io': '127.0.0.1',
  'customer1.app.localhost.my.company.127.0.0.1.nip.io': '127.0.0.1',
  'mail.ebc.apple.com': '127.0.0.6',
  'bugbounty.dod.network': '127.0.0.2',
  'make-1.2.3.4-rebind-169.254-169.254-rr.1u.ms': '169.254.169.254',
  'metadata.google.internal': '169.254.169.254',
  metadata: '169.254.169.254',
  'rancher-metadata': '169.254.169.250',
  'instance-data': '169.254.169.254',
  'kubernetes.default.svc': '10.96.0.1',
};
/** Any other name is a public one, so that nothing is refused for not being there. */
const resolve = async (name: string) => {
  const address = names[name] ?? '93.184.216.34';
  return [{ address, family: address.includes(':') ? 6 : 4 }];
};
const guardedGet = createGuardedGet({ resolve });

/** The fate of an address in a request: refused by the interface's own rule for addresses, by the guard, or not at all. */
async function verdictOn(address: string): Promise<string> {
  if (!infographicFields.shape.sourceUrl.safeParse(address).success) return 'not an address';
  const wanted = { accept: '*/*', signal: AbortSignal.timeout(1000), read: async () => 'read' };
  return guardedGet(address, wanted).then(
    () => 'opened',
    (error: { code?: string }) => error.code ?? 'opened',
  );
}
const refusals = ['not an address', 'url_refused'];

/**
 * The addresses of the published list "Server Side Request Forgery" of PayloadsAllTheThings, README and cloud instances,
 * each once. Its octal `o177`, `0o177` and `q177` are names to every URL parser of the web, so they are not here.
 */
const published = `
http://127.0.0.1:80 http://127.0.0.1:443 http://127.0.0.1:22 https://127.0.0.1:443 https://127.0.0.1/
http://0.0.0.0:80 http://0.0.0.0:443 http://0.0.0.0:22 https://0.0.0.0:443
http://localhost:80 http://localhost:443 http://localhost:22 https://localhost:443 https://localhost/
http://[::]:80/ http://[::]:25/ http://[::]:22/ http://[::]:3128/
http://0000::1:80/ http://0000::1:25/ http://0000::1:22/ http://0000::1:3128/ http://[0000::1]:80/
http://localtest.me http://localh.st http://company.127.0.0.1.nip.io
http://customer1.app.localhost.my.company.127.0.0.1.nip.io http://mail.ebc.apple.com http://bugbounty.dod.network
http://127.127.127.127 http://127.0.1.3 http://127.0.0.0
http://2130706433/ http://3232235521/ http://3232235777/ http://2852039166/ http://0177.0.0.1/
http://[0:0:0:0:0:ffff:127.0.0.1] http://[::ffff:127.0.0.1]
localhost:+11211aaa localhost:00011211aaaa http://0/ http://127.1 http://127.0.1
http://127.0.0.1/%61dmin http://127.0.0.1/%2561dmin
http://127.1.1.1:80\\@127.2.2.2:80/ http://127.1.1.1:80\\@@127.2.2.2:80/ http://127.1.1.1:80:\\@@127.2.2.2:80/
http://127.1.1.1:80#\\@127.2.2.2:80/ 0://evil.com:80;http://google.com:80/
http://make-1.2.3.4-rebind-169.254-169.254-rr.1u.ms
jar:scheme://domain/path!/ jar:http://127.0.0.1!/ jar:https://127.0.0.1!/ jar:ftp://127.0.0.1!/
file://path/to/file file:///etc/passwd file://\\/\\/etc/passwd netdoc:///etc/passwd
dict://attacker:11111/ sftp://evil.com:11111/ tftp://evil.com:12346/TESTUDPPACKET ldap://localhost:11211/%0astats%0aquit
gopher://127.0.0.1:25/xHELO%20localhost%250d%250aQUIT%250d%250a gopher://localhost:8000/_%00%1A%00%00%0A%00UWSGI_FILE%0C%00/tmp/test.py
gopher://metadata.google.internal:80/xGET%20/computeMetadata/v1/instance/attributes/ssh-keys%20HTTP%2f%31%2e%31%0A
dict://127.0.0.1:6379/CONFIG%20SET%20dir%20/var/www/html gopher://127.0.0.1:6379/_save
http://169.254.169.254/latest/meta-data/ http://169.254.169.254/latest/user-data http://instance-data/latest/meta-data/
http://169.254.170.2/v2/credentials/ http://169.254.169.254/latest/dynamic/instance-identity/document
http://localhost:9001/2018-06-01/runtime/invocation/next http://[fd00:ec2::254]/latest/meta-data/
http://169.254.169.254/computeMetadata/v1/ http://metadata.google.internal/computeMetadata/v1/ http://metadata/computeMetadata/v1/
http://metadata.google.internal/computeMetadata/v1beta1/?recursive=true http://169.254.169.254/metadata/v1.json
http://169.254.169.254/metadata/instance?api-version=2017-04-02 http://169.254.169.254/openstack
http://169.254.169.254/2009-04-04/meta-data/ http://192.0.0.192/latest/user-data/ http://100.100.100.200/latest/meta-data/
http://127.0.0.1:2379/v2/keys/?recursive=true http://127.0.0.1:2375/v1.24/containers/json http://rancher-metadata/latest/
`
  .trim()
  .split(/\s+/);

/** Numbers as the web's URL parser takes them in a host. */
const digits = fc.constantFrom<(value: number) => string>(
  (value) => String(value),
  (value) => `0x${value.toString(16)}`,
  (value) => `0X${value.toString(16).toUpperCase().padStart(8, '0')}`,
  (value) => `0${value.toString(8)}`,
  (value) => `000${value.toString(8)}`,
);
/** Characters that a host may be written with in place of plain ones: compatibility forms that IDNA maps to them. */
const disguises = fc.constantFrom<(host: string) => string>(
  (host) => host,
  (host) => host.replace(/[0-9]/g, (digit) => String.fromCodePoint((digit === '0' ? 0x24ea : 0x245f) + Number(digit))),
  (host) => host.replace(/[0-9a-zX]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0)),
  (host) => host.replaceAll('.', '。'),
  (host) => host.replaceAll('.', '%2e'),
  (host) => `${host}.`,
);
const surroundings = fc.constantFrom<(host: string) => string>(
  (host) => `http://${host}/`,
  (host) => `http://${host}:80?@www.example.com/`,
  (host) => `http://${host}:80#@www.example.com/`,
  (host) => `http://www.example.com@${host}:80/`,
  (host) => `http://a:b@${host}/`,
  (host) => `https:\\\\${host}\\`,
  (host) => `http:${host}`,
  (host) => `https://${host}:443/%2509www.example.com/`,
);

const privateAddress = fc
  .constantFrom([127, 0], [10, 0], [169, 254], [192, 168], [172, 16], [100, 64], [0, 0], [224, 0], [255, 255])
  .chain(([first = 0, second = 0]) =>
    fc.tuple(
      fc.constant(first),
      fc.constant(second),
      fc.integer({ min: 0, max: 255 }),
      fc.integer({ min: 0, max: 255 }),
    ),
  );

/** An address of four parts, or with its last parts as one number, each in a notation of its own. */
const written = fc
  .tuple(privateAddress, fc.integer({ min: 1, max: 4 }), fc.array(digits, { minLength: 4, maxLength: 4 }))
  .map(([parts, count, notations]) => {
    const last = parts.slice(count - 1).reduce((sum, part) => sum * 256 + part, 0);
    return [...parts.slice(0, count - 1), last].map((part, index) => notations[index]?.(part) ?? part).join('.');
  });

describe('no request goes to', () => {
  it.each(published)('%s', async (address) => {
    expect(refusals).toContain(await verdictOn(address));
  });

  it('an address that is not public, however it is written', async () => {
    await fc.assert(
      fc.asyncProperty(written, disguises, surroundings, async (host, disguise, surround) => {
        expect(refusals).toContain(await verdictOn(surround(disguise(host))));
      }),
      { numRuns: 2000 },
    );
  });

  it('an IPv4 address in the clothes of IPv6', async () => {
    const clothes = fc.constantFrom('::ffff:', '::', '64:ff9b::', '64:ff9b:1::', '::ffff:0:', '2002:');
    await fc.assert(
      fc.asyncProperty(privateAddress, clothes, async ([a, b, c, d], prefix) => {
        const hex = `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
        const host = prefix === '2002:' ? `2002:${hex}::` : prefix + hex;
        expect(refusals).toContain(await verdictOn(`http://[${host}]/`));
      }),
    );
  });
});
