import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { users } from '@mavendoc/contract';
import { Constants, IdentityProvider, SamlLib, ServiceProvider, setSchemaValidator } from 'samlify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newBrowser } from '../../testing/browser.ts';
import type { Browser } from '../../testing/browser.ts';
import { makeCertificate } from '../../testing/certificate.ts';
import { startChromium } from '../../testing/chromium.ts';
import { useProvider } from '../../testing/companies.ts';
import { codeIn } from '../../testing/mail-sink.ts';
import { addPerson, humanAnswer, postForm, signIn } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';
import { freePort, startTestServer } from '../../testing/server.ts';
import type { TestServer } from '../../testing/server.ts';

let folder: string;
let metadataServer: Server;
let peer: ReturnType<typeof makePeer>;
let stranger: ReturnType<typeof makePeer>;
let server: TestServer;
let admin: Person;
let companyId: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mavendoc-saml-'));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  peer = makePeer(address, 'peer');
  stranger = makePeer(address, 'stranger');
  metadataServer = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', address);
    if (pathname !== '/sign-on') return response.end(peer.getMetadata());
    return void signOn(searchParams).then((html) =>
      response.setHeader('Content-Type', 'text/html').end(html),
    );
  }).listen(port, '127.0.0.1');
  server = await startTestServer({ PRIVATE_NETWORKS_ALLOWED: '127.0.0.1' });
  admin = await signIn(server, 'admin@saml.example');
  await addPerson(server, admin, 'ana@saml.example', 2);
  companyId = await useProvider(server, admin, {
    authType: 'SAML',
    samlMetadataUrl: `${address}/metadata`,
    openidDiscoveryUrl: `${address}/discovery`,
  });
});
afterAll(async () => {
  metadataServer.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

// the peer checks nothing: the tests are about our side
setSchemaValidator({ validate: async () => 'ok' });

function makePeer(address: string, name: string) {
  const { key, certificate } = makeCertificate(folder, name);
  return IdentityProvider({
    entityID: `${address}/metadata`,
    privateKey: key,
    signingCert: certificate,
    isAssertionEncrypted: false,
    nameIDFormat: ['urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress'],
    singleSignOnService: [
      { Binding: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect', Location: `${address}/sign-on` },
    ],
    loginResponseTemplate: { context: SamlLib.defaultLoginResponseTemplate.context, attributes: [] },
  });
}

interface Begun {
  readonly requestId: string;
  readonly relayState: string;
  readonly browser: Browser;
}

/** Asks for the sign-in and reads what the browser carries to the provider. */
async function begin(): Promise<Begun> {
  const recaptcha = await humanAnswer(server);
  const { body, headers } = await postForm(server, '/auth/login', {
    email: 'ana@saml.example',
    password: 'qualquer',
    recaptcha,
  });
  const browser = newBrowser();
  browser.take(`${server.resources}/auth/login`, headers);
  const { searchParams } = new URL(String(body['redirect']));
  const us = await ourSide();
  const { extract } = await peer.parseLoginRequest(us, 'redirect', {
    query: { SAMLRequest: searchParams.get('SAMLRequest') },
  });
  const request = extract as { request: { id: string } };
  return { requestId: request.request.id, relayState: searchParams.get('RelayState') ?? '', browser };
}

async function ourSide() {
  const metadata = await (await fetch(`${server.resources}/auth/saml/${companyId}/metadata`)).text();
  return ServiceProvider({ metadata });
}

interface Response {
  readonly email?: string;
  readonly inResponseTo?: string;
  readonly audience?: string;
  readonly minutes?: number;
  readonly by?: typeof peer;
}

/** The XML of a signed response, as the peer makes it. */
async function respond({ requestId }: Pick<Begun, 'requestId'>, given: Response = {}): Promise<string> {
  const by = given.by ?? peer;
  const us = await ourSide();
  const email = given.email ?? 'ana@saml.example';
  const callback = `${server.resources}/auth/saml/${companyId}/callback`;
  const now = Date.now();
  const until = new Date(now + (given.minutes ?? 5) * 60_000).toISOString();
  const from = new Date(now - 60_000 + Math.min(0, (given.minutes ?? 0) * 60_000)).toISOString();
  const inResponseTo = given.inResponseTo ?? requestId;
  const tags = {
    ID: `_${randomUUID()}`,
    AssertionID: `_${randomUUID()}`,
    Destination: callback,
    Audience: given.audience ?? us.entityMeta.getEntityID(),
    EntityID: us.entityMeta.getEntityID(),
    SubjectRecipient: callback,
    Issuer: by.entityMeta.getEntityID(),
    IssueInstant: new Date(now).toISOString(),
    AssertionConsumerServiceURL: callback,
    StatusCode: Constants.StatusCode.Success,
    ConditionsNotBefore: from,
    ConditionsNotOnOrAfter: until,
    SubjectConfirmationDataNotOnOrAfter: until,
    NameIDFormat: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
    NameID: email,
    InResponseTo: inResponseTo,
    AuthnStatement: '',
    AttributeStatement: '',
  };
  const { context } = await by.createLoginResponse(
    us,
    { extract: { request: { id: inResponseTo } } },
    'post',
    { email },
    {
      customTagReplacement: (template: string) => ({
        id: tags.ID,
        context: SamlLib.replaceTagsByValue(template, tags),
      }),
    },
  );
  return Buffer.from(context, 'base64').toString('utf8');
}

/** The page of a provider where somebody is signed in already: it posts the answer at once. */
async function signOn(asked: URLSearchParams): Promise<string> {
  const us = await ourSide();
  const { extract } = await peer.parseLoginRequest(us, 'redirect', {
    query: { SAMLRequest: asked.get('SAMLRequest') },
  });
  const { request } = extract as { request: { id: string } };
  const response = Buffer.from(await respond({ requestId: request.id })).toString('base64');
  return `<form method="post" action="${server.resources}/auth/saml/${companyId}/callback">
    <input name="SAMLResponse" value="${response}"><input name="RelayState" value="${asked.get('RelayState')}">
    </form><script>document.forms[0].submit()</script>`;
}

const isPage = ({ pathname }: URL): boolean => !pathname.startsWith('/mavendoc/resources/');

/** Posts the response as the provider's page does; answers where the browser ends, and the browser. */
async function deliver(xml: string, { relayState, browser }: Begun) {
  const page = await browser.submitFromElsewhere(`${server.resources}/auth/saml/${companyId}/callback`, {
    SAMLResponse: Buffer.from(xml).toString('base64'),
    RelayState: relayState,
  });
  const { next } = await browser.follow(page, isPage);
  return { browser, to: `${next?.pathname}${next?.search}` };
}

const TAKEN = '/mavendoc/verify2fa';
const REFUSED = '/mavendoc/auth?error=loginError';

describe('a company that signs in by SAML', () => {
  it('sends the person to its provider, and asks for the six digits afterwards', async () => {
    const begun = await begin();
    const { browser, to } = await deliver(await respond(begun), begun);
    expect(to).toBe(TAKEN);
    const code = codeIn(await server.mail.next('ana@saml.example'));
    const cookie = browser.cookiesFor(`${server.resources}/auth/verify2fa`);
    const { body } = await postForm(server, '/auth/verify2fa', { code }, { cookie });
    const info = await server.client(String(body['token'])).call(users.getMyInfo);
    expect(info).toMatchObject({ email: 'ana@saml.example', empresa: { id: companyId } });
  });

  it('works in a real browser, which keeps its cookies from the form of another site', async () => {
    const chromium = await startChromium();
    try {
      const page = await chromium.newPage();
      await page.goto(`${server.origin}/healthz`);
      const fields = { email: 'ana@saml.example', password: 'x', recaptcha: await humanAnswer(server) };
      await page.evaluate(async (form) => {
        const response = await fetch('/mavendoc/resources/auth/login', {
          method: 'POST',
          body: new URLSearchParams(form),
        });
        const { redirect } = (await response.json()) as { redirect: string };
        location.assign(redirect);
      }, fields);
      await page.waitForURL(`${server.origin}${TAKEN}`);
      const cookies = await page.context().cookies(`${server.resources}/auth/verify2fa`);
      expect(cookies.map(({ name }) => name)).toEqual(['mavendoc_challenge']);
    } finally {
      await chromium.close();
    }
  });

  it('takes a response only from the browser that it sent away', async () => {
    const begun = await begin();
    const victim = newBrowser();
    expect((await deliver(await respond(begun), { ...begun, browser: victim })).to).toBe(REFUSED);
    expect(victim.cookiesFor(`${server.resources}/auth/verify2fa`)).toBe('');
    // another sign-in of that browser's own does not help
    const own = await begin();
    expect((await deliver(await respond(await begin()), own)).to).toBe(REFUSED);
  });

  it('ends an accepted response once, with the state that it was accepted under', async () => {
    const begun = await begin();
    const { browser } = begun;
    const xml = await respond(begun);
    const page = await browser.submitFromElsewhere(`${server.resources}/auth/saml/${companyId}/callback`, {
      SAMLResponse: Buffer.from(xml).toString('base64'),
      RelayState: begun.relayState,
    });
    const end = page.next ?? '';
    const wrong = new URL(end);
    wrong.searchParams.set('state', begun.relayState);
    expect((await browser.open(wrong)).next?.search).toBe('?error=loginError');
    expect((await browser.open(end)).next?.pathname).toBe(TAKEN);
    expect((await browser.open(end)).next?.search).toBe('?error=loginError');
  });

  it('takes a response once', async () => {
    const begun = await begin();
    const xml = await respond(begun);
    expect((await deliver(xml, begun)).to).toBe(TAKEN);
    expect((await deliver(xml, begun)).to).toBe(REFUSED);
    // the same assertion for a later request of ours
    expect((await deliver(xml, await begin())).to).toBe(REFUSED);
  });

  it.each([
    ['signed with another key', (): Response => ({ by: stranger })],
    ['for a request that we did not send', (): Response => ({ inResponseTo: '_made-up' })],
    ['for another audience', (): Response => ({ audience: 'https://other.example' })],
    ['that has expired', (): Response => ({ minutes: -10 })],
    ['for somebody of another company', (): Response => ({ email: 'fora@outra.example' })],
  ])('refuses a response %s', async (_what, given) => {
    const begun = await begin();
    expect((await deliver(await respond(begun, given()), begun)).to).toBe(REFUSED);
  });

  it.each([
    [
      'an e-mail changed after signing',
      (xml: string) => xml.replaceAll('ana@saml.example', 'admin@saml.example'),
    ],
    ['no signature', (xml: string) => xml.replace(/<ds:Signature[\s\S]*?<\/ds:Signature>/, '')],
    [
      'a comment inside the e-mail',
      (xml: string) => xml.replace('ana@saml.example', 'admin@saml.example<!---->.evil.example'),
    ],
    [
      'a document type with an entity',
      (xml: string) => `<!DOCTYPE x [<!ENTITY e "admin@saml.example">]>${xml}`,
    ],
    [
      'a second, unsigned assertion before the signed one',
      (xml: string) => wrap(xml, (forged, signed) => forged + signed),
    ],
    [
      'a second, unsigned assertion after the signed one',
      (xml: string) => wrap(xml, (forged, signed) => signed + forged),
    ],
    ['the signed assertion hidden inside a forged one', (xml: string) => hide(xml)],
    ['the signed assertion under extensions, a forged one in its place', (xml: string) => extend(xml)],
    [
      'a signature that names SHA-1',
      (xml: string) => xml.replace(/http:[^"]+rsa-sha256/, 'http://www.w3.org/2000/09/xmldsig#rsa-sha1'),
    ],
    [
      'a second NameID before the signed one',
      (xml: string) =>
        xml.replace('<saml:NameID', '<saml:NameID>admin@saml.example</saml:NameID><saml:NameID'),
    ],
  ])('refuses a response with %s', async (_what, change) => {
    const begun = await begin();
    const changed = change(await respond(begun));
    expect(changed).toContain('Assertion');
    expect((await deliver(changed, begun)).to).toBe(REFUSED);
  });

  it('reads a name with a comment in it whole, whoever cuts it there would be', async () => {
    const begun = await begin();
    const xml = await respond(begun, { email: 'ana@saml.example' });
    const { to } = await deliver(xml.replace('ana@saml.example', 'ana@<!-- -->saml.example'), begun);
    expect(to).toBe(TAKEN);
    expect(codeIn(await server.mail.next('ana@saml.example'))).toMatch(/^\d{6}$/);
  });

  it('still lets its Admin in by mailed code', async () => {
    expect((await signIn(server, 'admin@saml.example')).token).toMatch(/\./);
  });
});

const ASSERTION = /<saml:Assertion[\s\S]*<\/saml:Assertion>/;

const forge = (signed: string): string =>
  signed
    .replace(/<ds:Signature[\s\S]*?<\/ds:Signature>/, '')
    .replace(/ ID="[^"]+"/, ` ID="_${randomUUID()}"`)
    .replace('ana@saml.example', 'admin@saml.example');

function wrap(xml: string, order: (forged: string, signed: string) => string): string {
  return xml.replace(ASSERTION, (signed) => order(forge(signed), signed));
}

/** XSW: the verifier finds the signed one by its id, a careless reader takes the outer one. */
function hide(xml: string): string {
  return xml.replace(ASSERTION, (signed) =>
    forge(signed).replace('</saml:Assertion>', `<saml:Advice>${signed}</saml:Advice></saml:Assertion>`),
  );
}

/** XSW with the signed original moved to a place that nobody reads. */
function extend(xml: string): string {
  return xml.replace(ASSERTION, (signed) => `<samlp:Extensions>${signed}</samlp:Extensions>${forge(signed)}`);
}
