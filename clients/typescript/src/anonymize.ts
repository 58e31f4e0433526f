import type { Answer, Input, MavenDoc } from './client.ts';
import { MavenDocError } from './error.ts';

type Query = NonNullable<Input<'createDocument'>['query']>;

export interface AnonymizeOptions extends Pick<Query, 'folder' | 'style' | 'level'> {
  /** Seconds between two looks at a document that is under way; 2 by default. */
  readonly lookEvery?: number;
  readonly signal?: AbortSignal;
}

export interface Anonymized {
  readonly document: Answer<'getDocument'>;
  /** The PDF without the data. */
  readonly copy: Blob;
  /** Signed, as JSON. */
  readonly certificate: Blob;
}

/** Uploads a PDF, has its data removed and fetches the copy. @throws MavenDocError `not-removed` when there is none. */
export async function anonymize(
  maven: MavenDoc,
  pdf: Blob,
  name: string,
  { lookEvery = 2, signal, ...query }: AnonymizeOptions = {},
): Promise<Anonymized> {
  const aborts = signal === undefined ? {} : { signal };
  let document: Answer<'getDocument'> = await maven.createDocument({
    query: { ...query, remove: 'true' },
    body: { file: pdf, name },
    ...aborts,
  });
  const params = { id: document.id };
  while (isUnderWay(document)) {
    await new Promise((done) => setTimeout(done, lookEvery * 1000));
    document = await maven.getDocument({ params, ...aborts });
  }
  if (document.removal.state !== 'removed') throw notRemoved(document);
  const [copy, certificate] = await Promise.all([
    maven.getDocumentCopy({ params, ...aborts }),
    maven.getDocumentCertificate({ params, ...aborts }),
  ]);
  return { document, copy, certificate };
}

function isUnderWay({ state, removal }: Answer<'getDocument'>): boolean {
  if (state === 'queued' || state === 'indexing') return true;
  return state === 'completed' && !['removed', 'error'].includes(removal.state);
}

function notRemoved({ id, state, reason, removal }: Answer<'getDocument'>): MavenDocError {
  const why = reason ?? removal.reason ?? state;
  return new MavenDocError('not-removed', `No copy of document ${id} was made: ${why}`, 0);
}
