import type { Archival, Check, HiddenPlace, PageOutcome, PdfaProblem } from '@mavendoc/pdf';
import type { Certificate, Unseen } from '../types.ts';

/** Everything the printed certificate says. */
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
  onPage: 'página {list}',
  onPages: 'páginas {list}',
  ways: 'Como as páginas foram tratadas',
  way: { kept: 'sem nada a remover', rewritten: 'conteúdo reescrito', picture: 'convertida em imagem' },
  checks: 'Conferências',
  check: {
    opens: 'a cópia abre',
    'no-removed-text': 'nenhum valor removido é encontrado',
    'no-character-under-bar': 'nenhum caractere sob as tarjas',
    'only-known-objects': 'somente objetos conhecidos no arquivo',
    'pixels-outside-unchanged': 'aparência fora das tarjas igual ao original',
    'pixels-under-bar-uniform': 'somente a tarja onde houve remoção',
    'remaining-text-kept': 'o texto restante foi mantido',
  },
  passed: 'aprovado',
  failed: 'reprovado',
  notSeen: 'O que não pôde ser visto',
  everythingSeen: 'Todas as páginas puderam ser lidas.',
  unseen: {
    'unread-ink': 'traços que não puderam ser lidos',
    'low-confidence': 'palavras lidas com incerteza',
    'no-text': 'página em que nada pôde ser lido',
    photograph: 'fotografia ou figura',
    'unreadable-font': 'fonte sem correspondência de texto',
    'unread-barcode': 'código de barras ou QR não lido',
  },
  handwriting: 'Escrita à mão, rostos e assinaturas não são lidos: confira-os com os próprios olhos.',
  dropped: 'Não levado para a cópia',
  place: {
    info: 'propriedades do documento',
    xmp: 'metadados XMP',
    outline: 'marcadores (ficam só os títulos que a própria página diz)',
    attachment: 'anexos',
    javascript: 'JavaScript',
    xfa: 'formulário XFA',
    'layer-name': 'nomes de camadas',
    'old-revision': 'revisões antigas',
    'after-end': 'bytes após o fim',
    note: 'notas, com o seu ícone',
    'undrawn-annotation': 'anotações sem aparência própria, que não puderam ser desenhadas',
  },
  signatureEnded: 'O original tinha assinatura digital; ela não vale para a cópia.',
  archivalKept: 'a cópia é PDF/A-2b (o original: {claimed})',
  archivalLost: 'a cópia não é PDF/A (o original: {claimed}): {problems}',
  archivalProblem: {
    file: 'o arquivo não atende à norma',
    limits: 'um limite da norma é ultrapassado',
    content: 'o conteúdo usa operadores ou recursos desconhecidos',
    colours: 'há cores sem significado definido',
    'graphics-state': 'há funções de transferência, meios-tons ou modos de mistura que a norma proíbe',
    picture: 'há imagens de um tipo que a norma proíbe',
    'font-not-embedded': 'uma fonte não está incorporada',
    'font-inconsistent': 'uma fonte não corresponde ao seu programa',
  },
  versions: 'Versões',
  signature: 'Assinatura do certificado (Ed25519)',
  attached:
    'O certificado em JSON está anexado a este PDF. Confira com: mavendoc verify <original> <cópia> --certificate <json>',
};

const EN: Words = {
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
  onPage: 'page {list}',
  onPages: 'pages {list}',
  ways: 'How pages were treated',
  way: { kept: 'nothing to remove', rewritten: 'content rewritten', picture: 'made a picture' },
  checks: 'Checks',
  check: {
    opens: 'the copy opens',
    'no-removed-text': 'no removed value is found',
    'no-character-under-bar': 'no character under the bars',
    'only-known-objects': 'only known objects in the file',
    'pixels-outside-unchanged': 'looks like the original outside the bars',
    'pixels-under-bar-uniform': 'nothing but the bar where data went',
    'remaining-text-kept': 'the remaining text was kept',
  },
  passed: 'passed',
  failed: 'failed',
  notSeen: 'What could not be seen',
  everythingSeen: 'All pages could be read.',
  unseen: {
    'unread-ink': 'ink that could not be read',
    'low-confidence': 'words read with uncertainty',
    'no-text': 'page on which nothing could be read',
    photograph: 'photograph or figure',
    'unreadable-font': 'font without a map to text',
    'unread-barcode': 'bar code or QR code not read',
  },
  handwriting: 'Handwriting, faces and signatures are not read: check them with your own eyes.',
  dropped: 'Not taken into the copy',
  place: {
    info: 'document properties',
    xmp: 'XMP metadata',
    outline: 'bookmarks (only titles that the page itself says stay)',
    attachment: 'attachments',
    javascript: 'JavaScript',
    xfa: 'XFA form',
    'layer-name': 'layer names',
    'old-revision': 'old revisions',
    'after-end': 'bytes after the end',
    note: 'notes, with their icon',
    'undrawn-annotation': 'annotations without a look of their own that could not be drawn',
  },
  signatureEnded: 'The original was digitally signed; that signature does not hold for the copy.',
  archivalKept: 'the copy is PDF/A-2b (the original: {claimed})',
  archivalLost: 'the copy is not PDF/A (the original: {claimed}): {problems}',
  archivalProblem: {
    file: 'the file does not follow the standard',
    limits: 'a limit of the standard is exceeded',
    content: 'the content uses unknown operators or resources',
    colours: 'there are colours that nothing says the meaning of',
    'graphics-state': 'there are transfer functions, halftones or blend modes that the standard forbids',
    picture: 'there are pictures of a kind that the standard forbids',
    'font-not-embedded': 'a font is not embedded',
    'font-inconsistent': 'a font does not fit its program',
  },
  versions: 'Versions',
  signature: 'Signature of the certificate (Ed25519)',
  attached:
    'The certificate as JSON is attached to this PDF. Check with: mavendoc verify <original> <copy> --certificate <json>',
};

export const wordsIn = (language: 'pt' | 'en'): Words => (language === 'pt' ? PT : EN);

/** What became of an original's claim to be PDF/A, in a sentence without a full stop. */
export function archivalText({ claimed, problems }: Archival, words: Words): string {
  if (problems.length === 0) return words.archivalKept.replace('{claimed}', claimed);
  const list = problems.map((problem) => words.archivalProblem[problem]).join('; ');
  return words.archivalLost.replace('{claimed}', claimed).replace('{problems}', list);
}
