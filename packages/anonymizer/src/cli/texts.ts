import type { BadRedaction, RefusalCode } from '@mavendoc/pdf';
import type { Progress, Unseen } from '../types.ts';
import type { CertificateFault } from '../certificate/verify.ts';
import type { Language } from './language.ts';

/** Everything the command line says, in both languages; see `fill`. */
interface Texts {
  readonly refused: Readonly<Record<RefusalCode, string>>;
  readonly stage: Readonly<Record<Progress['stage'], string>>;
  readonly fault: Readonly<Record<CertificateFault, string>>;
  readonly unseenKind: Readonly<Record<Unseen['kind'], string>>;
  readonly bad: Readonly<Record<BadRedaction, string>>;
  readonly onPage: string;
  readonly noFile: string;
  readonly notAFile: string;
  readonly noInput: string;
  readonly notWritable: string;
  readonly overItself: string;
  readonly sameOut: string;
  readonly badValue: string;
  readonly badOption: string;
  readonly badRules: string;
  readonly notClean: string;
  readonly ourFault: string;
  readonly stopped: string;
  readonly written: string;
  readonly unseen: string;
  readonly found: string;
  readonly certificateGood: string;
  readonly signedHere: string;
  readonly signedElsewhere: string;
  readonly certificateBad: string;
  readonly noCertificate: string;
  readonly verifyGood: string;
  readonly verifyBad: string;
}

const PT: Texts = {
  refused: {
    empty: 'o arquivo está vazio',
    'not-pdf': 'o arquivo não é um PDF',
    damaged: 'o arquivo está danificado e não pôde ser reparado',
    'password-needed': 'o arquivo é protegido por senha; informe-a com --password',
    'password-wrong': 'a senha não abre o arquivo',
    'too-large': 'o arquivo é maior que o limite',
    'too-many-pages': 'o arquivo tem mais páginas que o limite',
    'no-pages': 'o arquivo não tem páginas',
    'too-complex': 'o arquivo exige mais memória ou recursos do que um documento pode usar',
    'too-slow': 'o arquivo não pôde ser processado no tempo permitido',
    unsupported: 'o arquivo usa um recurso que não é suportado',
  },
  stage: { open: 'abrindo', read: 'lendo', detect: 'detectando', remove: 'removendo', verify: 'verificando' },
  fault: {
    'not-a-certificate': 'não é um certificado',
    'signature-wrong': 'a assinatura não confere: o certificado foi alterado',
    'signed-by-another-key': 'foi assinado por outra instalação',
    'other-original': 'fala de outro original',
    'other-copy': 'fala de outra cópia: ela foi alterada depois',
  },
  unseenKind: {
    'unread-ink': 'traços não lidos',
    'low-confidence': 'palavras incertas',
    'no-text': 'página sem texto legível',
    photograph: 'fotografia',
    'unreadable-font': 'fonte ilegível',
    'unread-barcode': 'código não lido',
  },
  bad: {
    'text-under-rectangle': 'há texto sob um retângulo: basta copiar e colar',
    'text-made-invisible': 'há texto que só ficou invisível',
    'picture-under-rectangle': 'um retângulo cobre uma imagem que continua inteira no arquivo',
    'left-in-metadata': 'palavras removidas continuam nos metadados',
    'left-in-outline': 'palavras removidas continuam nos marcadores',
    'left-in-attachment': 'palavras removidas continuam em um anexo',
    'left-in-annotation': 'palavras removidas continuam em uma anotação',
    'left-in-form-field': 'palavras removidas continuam em um campo de formulário',
    'left-in-structure-tree': 'palavras removidas continuam na estrutura de acessibilidade',
    'left-in-script': 'palavras removidas continuam em um script',
    'left-in-private-data': 'palavras removidas continuam em dados privados de um programa',
    'left-in-page-content': 'palavras removidas continuam no conteúdo de uma página',
    'left-in-unused-object': 'palavras removidas continuam em um objeto não usado',
    'older-revision': 'o arquivo ainda guarda uma revisão anterior',
    'bytes-after-end': 'há bytes depois do fim do arquivo',
    'nothing-removed': 'nada foi removido: a cópia mostra e diz o mesmo que o original',
    'not-readable': 'a cópia não pôde ser lida',
  },
  onPage: 'página {page}: ',
  noFile: '{file}: o arquivo não existe',
  notAFile: '{file}: não é um arquivo',
  noInput: 'informe um arquivo. Ajuda: mavendoc --help',
  notWritable: '{file}: não é possível gravar aqui',
  overItself: '{file}: a cópia não pode substituir o original',
  sameOut: 'para vários arquivos, --out deve ser uma pasta',
  badValue: 'valor inválido para --{option}: {value}. Use {allowed}',
  badOption: 'opção inválida: {detail}',
  badRules: '{file}: as regras não estão corretas: {detail}',
  notClean: 'não foi possível provar que a cópia está limpa; nada foi gravado ({checks})',
  ourFault: 'falha nossa: {detail}',
  stopped: 'interrompido; nada foi gravado para o que não terminou',
  written: '{file}: {count} {count?dado removido:dados removidos} em {pages} {pages?página:páginas}',
  unseen: 'não foi possível ler tudo: {list}',
  found: '{count} {count?achado:achados} em {pages} {pages?página:páginas}',
  noCertificate: '{file}: não contém um certificado',
  certificateGood: 'certificado válido: assinatura e impressões digitais conferem',
  signedHere: 'assinado por esta instalação',
  signedElsewhere: 'assinado por outra instalação: confira com quem o emitiu',
  certificateBad: 'certificado inválido: {faults}',
  verifyGood: 'nenhum problema encontrado na cópia',
  verifyBad: '{count} {count?problema encontrado:problemas encontrados} na cópia',
};

const EN: Texts = {
  refused: {
    empty: 'the file is empty',
    'not-pdf': 'the file is not a PDF',
    damaged: 'the file is damaged and could not be repaired',
    'password-needed': 'the file is protected by a password; give it with --password',
    'password-wrong': 'the password does not open the file',
    'too-large': 'the file is larger than the limit',
    'too-many-pages': 'the file has more pages than the limit',
    'no-pages': 'the file has no pages',
    'too-complex': 'the file asks for more memory or resources than a document may use',
    'too-slow': 'the file could not be worked on in the time allowed',
    unsupported: 'the file uses something that is not supported',
  },
  stage: { open: 'opening', read: 'reading', detect: 'detecting', remove: 'removing', verify: 'verifying' },
  fault: {
    'not-a-certificate': 'not a certificate',
    'signature-wrong': 'the signature does not fit: the certificate was changed',
    'signed-by-another-key': 'signed by another installation',
    'other-original': 'speaks of another original',
    'other-copy': 'speaks of another copy: it was changed afterwards',
  },
  unseenKind: {
    'unread-ink': 'unread ink',
    'low-confidence': 'uncertain words',
    'no-text': 'page without readable text',
    photograph: 'photograph',
    'unreadable-font': 'unreadable font',
    'unread-barcode': 'unread code',
  },
  bad: {
    'text-under-rectangle': 'text lies under a rectangle: copy and paste brings it back',
    'text-made-invisible': 'text was only made invisible',
    'picture-under-rectangle': 'a rectangle covers a picture that is still whole in the file',
    'left-in-metadata': 'removed words are still in the metadata',
    'left-in-outline': 'removed words are still in the bookmarks',
    'left-in-attachment': 'removed words are still in an attachment',
    'left-in-annotation': 'removed words are still in an annotation',
    'left-in-form-field': 'removed words are still in a form field',
    'left-in-structure-tree': 'removed words are still in the accessibility structure',
    'left-in-script': 'removed words are still in a script',
    'left-in-private-data': "removed words are still in a program's private data",
    'left-in-page-content': 'removed words are still in the content of a page',
    'left-in-unused-object': 'removed words are still in an unused object',
    'older-revision': 'the file still holds an earlier revision of itself',
    'bytes-after-end': 'there are bytes after the end of the file',
    'nothing-removed': 'nothing was removed: the copy shows and says the same as the original',
    'not-readable': 'the copy could not be read',
  },
  onPage: 'page {page}: ',
  noFile: '{file}: no such file',
  notAFile: '{file}: not a file',
  noInput: 'give a file. Help: mavendoc --help',
  notWritable: '{file}: can not be written',
  overItself: '{file}: the copy can not replace the original',
  sameOut: 'for several files --out must be a folder',
  badValue: 'wrong value for --{option}: {value}. Use {allowed}',
  badOption: 'wrong option: {detail}',
  badRules: '{file}: the rules are not right: {detail}',
  notClean: 'the copy could not be proven clean; nothing was written ({checks})',
  ourFault: 'a fault of ours: {detail}',
  stopped: 'stopped; nothing was written for what was not done',
  written: '{file}: {count} {count?item:items} removed on {pages} {pages?page:pages}',
  unseen: 'not everything could be read: {list}',
  found: '{count} {count?finding:findings} on {pages} {pages?page:pages}',
  noCertificate: '{file}: holds no certificate',
  certificateGood: 'certificate valid: signature and fingerprints fit',
  signedHere: 'signed by this installation',
  signedElsewhere: 'signed by another installation: check with whoever issued it',
  certificateBad: 'certificate not valid: {faults}',
  verifyGood: 'no problem found in the copy',
  verifyBad: '{count} {count?problem:problems} found in the copy',
};

export const texts = (language: Language): Texts => (language === 'pt' ? PT : EN);

/** `{name}` becomes its value; `{name?one:many}` the first where its value is 1, else the second. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(
    /\{(\w+)(?:\?([^:}]*):([^}]*))?\}/gu,
    (whole, name: string, one?: string, many?: string) =>
      one === undefined ? String(values[name] ?? whole) : values[name] === 1 ? one : (many ?? ''),
  );
}
