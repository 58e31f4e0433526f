/** Reasons for a mark. The articles are those that Brazilian bodies cite when they cover personal data. */

import type { Language, review as wire } from '@mavendoc/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../platform/database/database.ts';
import { AppError } from '../platform/errors.ts';

interface BuiltIn {
  readonly code: string;
  readonly pt: string;
  readonly en: string;
}

/** LGPD: Lei 13.709/2018. LAI: Lei 12.527/2011. CF: Constituição Federal. Their order is that of the ids. */
const BUILT_IN: readonly BuiltIn[] = [
  { code: 'LGPD art. 5º, I', pt: 'Dado pessoal', en: 'Personal data' },
  { code: 'LGPD art. 5º, II', pt: 'Dado pessoal sensível', en: 'Sensitive personal data' },
  {
    code: 'LGPD art. 6º, III',
    pt: 'Necessidade: só o mínimo para a finalidade',
    en: 'Necessity: only what the purpose needs',
  },
  { code: 'LGPD art. 7º', pt: 'Sem base legal para divulgar', en: 'No legal basis for disclosure' },
  {
    code: 'LGPD art. 11',
    pt: 'Dado sensível sem base legal para divulgar',
    en: 'Sensitive data without a legal basis for disclosure',
  },
  { code: 'LGPD art. 14', pt: 'Dados de crianças e adolescentes', en: 'Data of children and adolescents' },
  {
    code: 'LGPD art. 23',
    pt: 'Tratamento pelo poder público: interesse público',
    en: 'Processing by public bodies: public interest',
  },
  {
    code: 'LAI art. 31',
    pt: 'Informação pessoal: intimidade, vida privada, honra e imagem',
    en: 'Personal information: intimacy, private life, honour and image',
  },
  {
    code: 'LAI art. 22',
    pt: 'Sigilo legal, segredo de justiça ou industrial',
    en: 'Legal secrecy, secrecy of justice or industrial secret',
  },
  {
    code: 'LAI art. 23',
    pt: 'Informação classificada: segurança da sociedade ou do Estado',
    en: 'Classified information: security of society or the State',
  },
  { code: 'LAI art. 7º, § 3º', pt: 'Documento preparatório', en: 'Preparatory document' },
  {
    code: 'CF art. 5º, X',
    pt: 'Inviolabilidade da intimidade e da vida privada',
    en: 'Inviolability of intimacy and private life',
  },
];

const builtInId = (index: number): string => `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`;

export async function legalBases(tx: Tx, language: Language): Promise<wire.LegalBasis[]> {
  const { rows } = await tx.execute<{ id: string; code: string; description: string }>(
    sql`select id, code, description from legal_bases order by lower(code), id`,
  );
  const builtIn = BUILT_IN.map((basis, index) => ({
    id: builtInId(index),
    code: basis.code,
    description: basis[language],
    builtIn: true,
  }));
  return [...builtIn, ...rows.map((row) => ({ ...row, builtIn: false }))];
}

/** @throws termTaken */
export async function addLegalBasis(
  tx: Tx,
  empresaId: string,
  { code, description }: { readonly code: string; readonly description: string },
): Promise<wire.LegalBasis> {
  const same = (basis: BuiltIn): boolean => basis.code.toLowerCase() === code.toLowerCase();
  if (BUILT_IN.some(same)) throw new AppError('termTaken');
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into legal_bases (empresa_id, code, description) values (${empresaId}, ${code}, ${description})
    on conflict do nothing returning id`);
  const id = rows[0]?.id;
  if (id === undefined) throw new AppError('termTaken');
  return { id, code, description, builtIn: false };
}

/** @throws notFound: there is none, or it comes with the product */
export async function deleteLegalBasis(tx: Tx, id: string): Promise<void> {
  const { rowCount } = await tx.execute(sql`delete from legal_bases where id = ${id}`);
  if (rowCount !== 1) throw new AppError('notFound');
}
