/** Calls to addresses that users typed in: never to machines behind the firewall, unless the operator allows them. */

import { lookup as lookupName } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { request as requestPlain } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { request as requestSecure } from 'node:https';
import { BlockList, isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-addresses.ts';

/** An address that may not be called; the message may be shown to who typed it. */
class OutboundRefused extends Error {
  override readonly name = 'OutboundRefused';
}

export interface Outbound {
  /** As `fetch`, without following redirects, at most 1 MB and 10 seconds. https only, except to allowed hosts. */
  fetch(url: string | URL, init?: OutboundRequest): Promise<Response>;
  /** An address of the host that may be called. */
  resolve(host: string): Promise<string>;
  /** Whether the operator allows private and unencrypted addresses there. */
  isAllowed(host: string): boolean;
}

interface OutboundRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array | undefined;
  /** Only the status is of interest: the body of the answer is not read. */
  readonly discardAnswer?: boolean;
}

const ANSWER_BYTES = 1024 * 1024;
const PATIENCE_MS = 10_000;

/** `allowed`: host names, addresses, and networks as `10.1.0.0/16`. */
export function outboundGuard(allowed: readonly string[]): Outbound {
  const excepted = new BlockList();
  const names = new Set<string>();
  for (const entry of allowed) addException(entry, excepted, names);

  const mayCall = (host: string, address: string): boolean => {
    // ::ffff:10.0.0.1 is 10.0.0.1
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
    return names.has(host) || excepted.check(plain, familyOf(plain)) || isPublicAddress(plain);
  };
  const isAllowed = (host: string): boolean =>
    names.has(host) || (isIP(host) !== 0 && excepted.check(host, familyOf(host)));

  /** Checks the very addresses that are connected to: a name that resolves differently later gains nothing. */
  const guardedLookup: LookupFunction = (hostname, options, done) => {
    lookupName(hostname, { ...options, all: true }, (error, addresses) => {
      const first = addresses?.[0];
      if (error !== null || first === undefined) done(error ?? refuse(hostname), '', 4);
      else if (!addresses.every(({ address }) => mayCall(hostname, address))) done(refuse(hostname), '', 4);
      else if (options.all === true) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };

  return {
    isAllowed,
    async resolve(host) {
      const bare = unbracketed(host);
      const addresses = isIP(bare) === 0 ? await lookup(bare, { all: true }) : [{ address: bare }];
      if (!addresses.every(({ address }) => mayCall(bare, address))) throw refuse(bare);
      const [first] = addresses;
      if (first === undefined) throw refuse(bare);
      return first.address;
    },
    async fetch(address, init = {}) {
      const url = new URL(address);
      const host = unbracketed(url.hostname);
      const isPlain = url.protocol === 'http:';
      if (url.protocol !== 'https:' && !(isPlain && isAllowed(host))) {
        throw new OutboundRefused('the address must begin with https://');
      }
      if (isIP(host) !== 0 && !mayCall(host, host)) throw refuse(host);
      return await send(url, init, isPlain ? requestPlain : requestSecure, guardedLookup);
    },
  };
}

const refuse = (host: string): OutboundRefused => new OutboundRefused(`${host} is not a public address`);

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

const unbracketed = (host: string): string => host.replace(/^\[|\]$/g, '');

function addException(entry: string, addresses: BlockList, names: Set<string>): void {
  const [address = '', bits] = entry.split('/');
  if (isIP(address) === 0) names.add(entry);
  else if (bits === undefined) addresses.addAddress(address, familyOf(address));
  else addresses.addSubnet(address, Number(bits), familyOf(address));
}

async function send(
  url: URL,
  { method = 'GET', headers = {}, body, discardAnswer = false }: OutboundRequest,
  request: typeof requestPlain,
  guardedLookup: LookupFunction,
): Promise<Response> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const message = await new Promise<IncomingMessage>((answered, failed) => {
    const sent = request(url, { method, headers, lookup: guardedLookup, signal, agent: false }, answered);
    sent.on('error', failed);
    sent.end(body);
  });
  const status = message.statusCode ?? 502;
  const answerHeaders = new Headers();
  for (const [name, value] of Object.entries(message.headersDistinct)) {
    for (const each of value ?? []) answerHeaders.append(name, each);
  }
  if (discardAnswer) {
    message.destroy();
    return new Response(null, { status, headers: answerHeaders });
  }
  const bytes = await readAtMost(message, ANSWER_BYTES);
  return new Response([204, 205, 304].includes(status) ? null : bytes, { status, headers: answerHeaders });
}

async function readAtMost(message: IncomingMessage, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limit) throw new OutboundRefused('the answer is too large');
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
