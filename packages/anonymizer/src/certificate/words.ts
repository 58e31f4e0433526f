import { CERTIFICATE_WORDS } from '@mavendoc/contract/certificate';
import type { Check, HiddenPlace, PageOutcome, PdfaProblem } from '@mavendoc/pdf';
import type { Certificate, Unseen } from '../types.ts';

/** Everything the printed certificate says; what the screens say of it too stands in `CERTIFICATE_WORDS`. */
export interface Words {
  readonly title: string;
  readonly lead: string;
  readonly document: string;
  readonly original: string;
  readonly copy: string;
  readonly pages: string;
  readonly bytes: string;
  readonly issued: string;
  readonly level: string;
  readonly levels: Readonly<Record<Certificate['level'], string>>;
  readonly style: string;
  readonly styles: Readonly<Record<Certificate['style'], string>>;
  readonly removed: string;
  readonly nothingRemoved: string;
  readonly total: string;
  readonly onPage: string;
  readonly onPages: string;
  readonly ways: string;
  readonly way: Readonly<Record<PageOutcome['way'], string>>;
  readonly checks: string;
  readonly check: Readonly<Record<Check['name'], string>>;
  readonly passed: string;
  readonly failed: string;
  readonly notSeen: string;
  readonly everythingSeen: string;
  readonly unseen: Readonly<Record<Unseen['kind'], string>>;
  readonly handwriting: string;
  readonly dropped: string;
  readonly place: Readonly<Record<HiddenPlace['place'], string>>;
  readonly signatureEnded: string;
  /** `{claimed}` is what the original says of itself. */
  readonly archivalKept: string;
  readonly archivalLost: string;
  readonly archivalProblem: Readonly<Record<PdfaProblem, string>>;
  readonly versions: string;
  readonly signature: string;
  readonly attached: string;
}

const PT: Words = {
  ...CERTIFICATE_WORDS.pt,
  title: 'Certificado de anonimização',
  lead: 'Este certificado não contém dados pessoais. Ele diz o que foi feito, como foi conferido e o que não pôde ser visto.',
  document: 'Documento',
  original: 'Original (SHA-256)',
  copy: 'Cópia anonimizada (SHA-256)',
  pages: 'páginas',
  bytes: 'bytes',
  issued: 'Emitido em',
  level: 'Nível',
  levels: {
    standard: 'padrão: a largura do que saiu permanece visível',
    strict: 'estrito: a largura do que saiu também foi escondida',
    raster: 'imagem: cada página virou imagem, com camada de texto limpa',
  },
  style: 'Tarja',
  styles: {
    bar: 'tarja preta',
    label: 'tarja com rótulo',
    mask: 'máscara parcial',
    reason: 'tarja com motivo',
  },
  removed: 'Dados removidos',
  nothingRemoved: 'Nenhum dado foi removido.',
  total: 'Total',
  ways: 'Como as páginas foram tratadas',
  way: { kept: 'sem nada a remover', rewritten: 'conteúdo reescrito', picture: 'convertida em imagem' },
  checks: 'Conferências',
  passed: 'aprovado',
  failed: 'reprovado',
  versions: 'Versões',
  signature: 'Assinatura do certificado (Ed25519)',
  attached:
    'O certificado em JSON está anexado a este PDF. Confira com: mavendoc verify <original> <cópia> --certificate <json>',
};

const EN: Words = {
  ...CERTIFICATE_WORDS.en,
  title: 'Certificate of anonymization',
  lead: 'This certificate holds no personal data. It says what was done, how it was checked and what could not be seen.',
  document: 'Document',
  original: 'Original (SHA-256)',
  copy: 'Anonymized copy (SHA-256)',
  pages: 'pages',
  bytes: 'bytes',
  issued: 'Issued',
  level: 'Level',
  levels: {
    standard: 'standard: the width of what went stays visible',
    strict: 'strict: the width of what went is hidden too',
    raster: 'raster: each page became a picture with a clean text layer',
  },
  style: 'Bars',
  styles: { bar: 'black bar', label: 'bar with a label', mask: 'partial mask', reason: 'bar with a reason' },
  removed: 'Data removed',
  nothingRemoved: 'No data was removed.',
  total: 'Total',
  ways: 'How pages were treated',
  way: { kept: 'nothing to remove', rewritten: 'content rewritten', picture: 'made a picture' },
  checks: 'Checks',
  passed: 'passed',
  failed: 'failed',
  versions: 'Versions',
  signature: 'Signature of the certificate (Ed25519)',
  attached:
    'The certificate as JSON is attached to this PDF. Check with: mavendoc verify <original> <copy> --certificate <json>',
};

export const wordsIn = (language: 'pt' | 'en'): Words => (language === 'pt' ? PT : EN);
