/**
 * What a certificate says in words, once for the file and for the screen that shows it. Inner keys are those of the signed
 * JSON. Names of things begin with a small letter; `{…}` is filled in.
 */

const PT = {
  check: {
    opens: 'a cópia abre',
    'no-removed-text': 'nenhum valor removido é encontrado',
    'no-character-under-bar': 'nenhum caractere sob as tarjas',
    'only-known-objects': 'somente objetos conhecidos no arquivo',
    'pixels-outside-unchanged': 'aparência fora das tarjas igual ao original',
    'pixels-under-bar-uniform': 'somente a tarja onde houve remoção',
    'remaining-text-kept': 'o texto restante foi mantido',
  },
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
  onPage: 'página {list}',
  onPages: 'páginas {list}',
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
} as const;

type Same<T> = { readonly [K in keyof T]: T[K] extends string ? string : Same<T[K]> };
export type CertificateWords = Same<typeof PT>;

const EN: CertificateWords = {
  check: {
    opens: 'the copy opens',
    'no-removed-text': 'no removed value is found',
    'no-character-under-bar': 'no character under the bars',
    'only-known-objects': 'only known objects in the file',
    'pixels-outside-unchanged': 'looks like the original outside the bars',
    'pixels-under-bar-uniform': 'nothing but the bar where data went',
    'remaining-text-kept': 'the remaining text was kept',
  },
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
  onPage: 'page {list}',
  onPages: 'pages {list}',
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
};

export const CERTIFICATE_WORDS: Readonly<Record<'pt' | 'en', CertificateWords>> = { pt: PT, en: EN };
