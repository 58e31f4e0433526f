/** One call of the integration API: a PDF in, the document, with its data removed if that was ordered, out. */

import { createHash } from 'node:crypto';
import { integration as wire } from '@mavendoc/contract';
import type { FastifyRequest } from 'fastify';
import type { MultipartFile } from '@fastify/multipart';
import type { z } from 'zod';
import {
  earlierDocument,
  isKnownRequest,
  markViaApi,
  noteDocument,
  refuseTooMany,
} from '../integration/service.ts';
import type { SentOnce } from '../integration/service.ts';
import { AppError } from '../platform/errors.ts';
import type { Http } from '../platform/http/server.ts';
import type { Who } from '../platform/http/who.ts';
import { orderRemoval } from '../removal/service.ts';
import { hasEnded, waitFor } from './api-documents.ts';
import { ownRootFolder } from './folders.ts';
import { scopeOf } from './scope.ts';
import { findFile } from './service.ts';
import type { DriveParts } from './transfer-routes.ts';
import { partOf, receive } from './upload.ts';

type Query = z.output<NonNullable<typeof wire.createDocument.query>>;

const FOLDER = 'API';

/** Seconds after which it is worth asking again. */
const LOOK_AGAIN = 2;

export function uploadRoute(http: Http, parts: DriveParts): void {
  const { platform, removals } = parts;
  const { maxFileBytes } = platform.config.limits;
  http.route(wire.createDocument, async ({ who, query, request, reply }) => {
    const ordered = query.remove === 'true';
    if (ordered && who.scopes?.includes('removal') !== true)
      throw new AppError('scopeMissing', { detail: 'removal' });
    const part = await partOf(async () => await request.file({ limits: { fileSize: maxFileBytes + 1 } }));
    try {
      const { id, bytes } = await documentFor(parts, who, query, part, idempotencyKeyOf(request));
      const small = bytes <= wire.SMALL_BYTES;
      const document = await waitFor(platform, removals, scopeOf(who), id, {
        seconds: query.wait ?? (small ? wire.SMALL_WAIT : 0),
        removal: ordered,
        isGone: () => request.raw.socket.destroyed,
      });
      void reply.header('Location', `${platform.config.basePath}/api/v1/documents/${id}`);
      if (hasEnded(document, ordered)) void reply.code(201);
      else void reply.code(202).header('Retry-After', String(LOOK_AGAIN));
      return document;
    } finally {
      part.file.resume();
    }
  });
}

function idempotencyKeyOf(request: FastifyRequest): string | null {
  const header = request.headers['idempotency-key'];
  return typeof header === 'string' && header !== '' ? header.slice(0, 255) : null;
}

interface Sent {
  readonly id: string;
  readonly bytes: number;
}

/** Makes the document, or finds the one that a call with this Idempotency-Key made. */
async function documentFor(
  parts: DriveParts,
  who: Who,
  query: Query,
  part: MultipartFile,
  key: string | null,
): Promise<Sent> {
  if (key === null) return await make(parts, who, query, part, null);
  const { platform } = parts;
  const { empresaId, keyId = '' } = who;
  // how long to wait for the answer is no part of what is asked for
  const { wait: _, ...order } = query;
  const sent: SentOnce = { empresaId, keyId, key, query: JSON.stringify(order) };
  const earlier = async (sha256: string | null): Promise<string | null> =>
    await platform.db.inTenant(
      who.empresaId,
      async (tx) => await earlierDocument(platform, tx, sent, sha256),
    );
  if (await platform.db.inTenant(who.empresaId, async (tx) => await isKnownRequest(platform, tx, sent))) {
    const { sha256, bytes } = await digest(part.file);
    const id = await earlier(sha256);
    if (id !== null) return { id, bytes };
  }
  try {
    return await make(parts, who, query, part, sent);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'requestRunning') throw error;
    // the same call with the same bytes came twice at the same moment, and the other one was faster
    const id = await earlier(null);
    if (id === null) throw error;
    return { id, bytes: 0 };
  }
}

async function digest(file: NodeJS.ReadableStream): Promise<{ sha256: string; bytes: number }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of file as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { sha256: hash.digest('hex'), bytes };
}

async function make(
  parts: DriveParts,
  who: Who,
  query: Query,
  part: MultipartFile,
  sent: SentOnce | null,
): Promise<Sent> {
  const { platform } = parts;
  const { empresaId } = who;
  await platform.db.inTenant(empresaId, async (tx) => await refuseTooMany(tx, empresaId));
  const file = await receive(parts, scopeOf(who), {
    folderId: query.folder ?? (await ownFolder(parts, who)),
    name: part.filename,
    mimeType: part.mimetype,
    bytes: part.file,
    refuseSame: false,
    async alongside(tx, fileId) {
      await refuseTooMany(tx, empresaId);
      await markViaApi(tx, fileId);
      if (query.remove === 'true') await orderRemoval(tx, fileId, { style: query.style, level: query.level });
      if (sent !== null) {
        const { sha256 } = await findFile(tx, scopeOf(who), fileId);
        await noteDocument(platform, tx, sent, { id: fileId, sha256 });
      }
    },
  });
  return { id: file.id, bytes: file.tamanhoBytes };
}

async function ownFolder({ platform }: DriveParts, who: Who): Promise<string> {
  return await platform.db.inTenant(
    who.empresaId,
    async (tx) => await ownRootFolder(tx, scopeOf(who), FOLDER),
  );
}
