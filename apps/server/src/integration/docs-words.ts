/** The chapters of the documentation page. Blocks that begin with two spaces are code; {…} is filled in. */

import type { Language } from '@mavendoc/contract';

interface Words {
  readonly title: string;
  readonly lead: string;
  readonly contents: string;
  readonly otherLanguage: string;
  readonly chapters: Readonly<Record<string, { readonly title: string; readonly text: string }>>;
  readonly field: string;
  readonly place: string;
  readonly type: string;
  readonly inPath: string;
  readonly inQuery: string;
  readonly inBody: string;
  readonly header: string;
  readonly scope: string;
  readonly answers: string;
  readonly errors: string;
  readonly errorText: string;
  readonly anyCall: string;
  readonly message: string;
}

const EXAMPLE = `  curl -H "Authorization: Bearer $KEY" -F file=@contrato.pdf \\
    "{address}/v1/documents?remove=true"
  curl -H "Authorization: Bearer $KEY" -o copia.pdf "{address}/v1/documents/$ID/copy"`;

const VERIFY = `  import { createHmac, timingSafeEqual } from 'node:crypto';

  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = \`\${headers['webhook-id']}.\${headers['webhook-timestamp']}.\${body}\`;
  const expected = Buffer.from('v1,' + createHmac('sha256', key).update(signed).digest('base64'));
  const genuine = headers['webhook-signature'].split(' ').map((each) => Buffer.from(each))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected));
  const fresh = Math.abs(Date.now() / 1000 - headers['webhook-timestamp']) < 300;`;

export const WORDS: Readonly<Record<Language, Words>> = {
  pt: {
    title: 'API de integração',
    lead: 'Envie PDFs e receba cópias sem dados pessoais, com certificado. A descrição completa, para programas:',
    contents: 'Conteúdo',
    otherLanguage: 'English',
    chapters: {
      key: {
        title: 'Chave',
        text: `Um Admin cria chaves em Minha empresa, escolhe o que cada uma pode (permissões) e até quando vale. A chave aparece uma só vez. Envie-a em toda chamada:

  Authorization: Bearer mvd_…`,
      },
      example: {
        title: 'Anonimizar um arquivo em uma chamada',
        text: `${EXAMPLE}

Arquivos de até 1 MB são respondidos quando tudo terminou (201), em geral em poucos segundos e no máximo {wait}. Os maiores são respondidos logo (202): o cabeçalho Location traz o endereço a consultar e Retry-After o intervalo, ou espere por um webhook. Com wait você mesmo escolhe quantos segundos esperar, até 60.

Se nenhuma cópia pôde ser provada limpa, não há cópia: removal.state é error e removal.reason diz por quê.`,
      },
      repeat: {
        title: 'Repetir com segurança',
        text: `Se a resposta de um envio se perdeu, repita-o com o mesmo cabeçalho Idempotency-Key: o documento é o mesmo e nada é cobrado duas vezes. A mesma chave com outro conteúdo é recusada (idempotencyKeyReused).`,
      },
      limits: {
        title: 'Limites',
        text: `Valem para todas as chaves da empresa juntas, por plano:

  {limits}

Toda resposta traz RateLimit-Policy e RateLimit (r: o que resta, t: segundos até voltar tudo). Acima do limite a resposta é 429 com Retry-After.`,
      },
      webhooks: {
        title: 'Webhooks',
        text: `Em Minha empresa, cadastre um endereço https e escolha os eventos:

  {events}

O corpo é JSON com type, timestamp e data: só identificadores, contagens e códigos, nunca nomes de arquivos ou conteúdo. Responda 2xx em até 10 segundos. Sem isso, repetimos por cerca de quatro dias, com pausas crescentes; um evento pode chegar mais de uma vez e fora de ordem, sempre com o mesmo webhook-id. Depois de cinco dias só de falhas o endereço é desligado e os Admins são avisados.

As chamadas são assinadas como manda a especificação Standard Webhooks, cujas bibliotecas existem em muitas linguagens. À mão, em JavaScript, com o corpo exatamente como chegou:

${VERIFY}`,
      },
    },
    field: 'Campo',
    place: 'Onde',
    type: 'Tipo (padrão)',
    inPath: 'caminho',
    inQuery: 'consulta',
    inBody: 'corpo',
    header: 'cabeçalho',
    scope: 'Permissão',
    answers: 'Responde',
    errors: 'Erros',
    errorText:
      'Todo erro é {"error": mensagem, "code": nome que não muda}. A mensagem vem no idioma de Accept-Language.',
    anyCall: 'Qualquer chamada também pode responder:',
    message: 'Mensagem',
  },
  en: {
    title: 'Integration API',
    lead: 'Send PDFs and get copies without personal data, with a certificate. The whole description, for programs:',
    contents: 'Contents',
    otherLanguage: 'Português',
    chapters: {
      key: {
        title: 'Key',
        text: `An Admin makes keys under My company, chooses what each may do (scopes) and until when it is good. The key is shown once. Send it with every call:

  Authorization: Bearer mvd_…`,
      },
      example: {
        title: 'Anonymize a file in one call',
        text: `${EXAMPLE}

Files up to 1 MB are answered when all is done (201), mostly within a few seconds and after {wait} at most. Larger ones are answered at once (202): the header Location has the address to ask and Retry-After the pause, or wait for a webhook. With wait you choose yourself how many seconds to wait, up to 60.

When no copy could be proven clean, there is no copy: removal.state is error and removal.reason says why.`,
      },
      repeat: {
        title: 'Repeating safely',
        text: `When the answer to an upload was lost, repeat it with the same header Idempotency-Key: the document is the same and nothing is charged twice. The same key with another content is refused (idempotencyKeyReused).`,
      },
      limits: {
        title: 'Limits',
        text: `They count for all keys of the company together, by plan:

  {limits}

Every answer has RateLimit-Policy and RateLimit (r: what is left, t: seconds until all is back). Above the limit the answer is 429 with Retry-After.`,
      },
      webhooks: {
        title: 'Webhooks',
        text: `Under My company, add an https address and choose the events:

  {events}

The body is JSON with type, timestamp and data: only ids, counts and codes, never names of files or anything in them. Answer 2xx within 10 seconds. Otherwise we repeat for about four days, with growing pauses; an event may come more than once and out of order, always with the same webhook-id. After five days of nothing but failures the address is switched off and the Admins are told.

Calls are signed as the Standard Webhooks specification says; it has libraries in many languages. By hand, in JavaScript, with the body exactly as it came:

${VERIFY}`,
      },
    },
    field: 'Field',
    place: 'Where',
    type: 'Type (default)',
    inPath: 'path',
    inQuery: 'query',
    inBody: 'body',
    header: 'header',
    scope: 'Scope',
    answers: 'Answers',
    errors: 'Errors',
    errorText:
      'Every error is {"error": message, "code": a name that stays}. The message is in the language of Accept-Language.',
    anyCall: 'Any call may also answer:',
    message: 'Message',
  },
};

/** By operation; in English they are the contract's own. */
export const SUMMARIES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {},
  pt: {
    createDocument:
      'Envia um PDF (multipart, uma parte `file`). Com `remove=true` os dados são removidos assim que ele for indexado (permissão `removal`). Arquivos pequenos são respondidos quando isso terminou, os grandes na hora.',
    getDocument: 'Estado de um documento e da sua remoção.',
    getDocumentFindings:
      'O que foi encontrado, com os lugares (pontos, origem no alto à esquerda) e o que a remoção faz com cada um.',
    removeDocumentData:
      'Inicia a remoção de dados de um documento concluído. Quando a empresa pede uma segunda aprovação, `approval.state` fica em `waiting` até que alguém decida.',
    getDocumentCopy: 'A cópia sem os dados, em PDF.',
    getDocumentCertificate: 'O certificado assinado da cópia, em JSON.',
    getDocumentOriginal: 'O documento como foi enviado.',
    deleteDocument: 'Apaga o documento e tudo o que foi guardado dele, na hora e para sempre.',
    listRules: 'As regras de um tipo, página por página: `next` da resposta é o `after` da próxima chamada.',
    createRule: 'Adiciona uma regra. Vale para documentos indexados a partir de então.',
    deleteRule: 'Exclui uma regra de qualquer tipo.',
    getUsage: 'Créditos, limites e o que foi usado em um mês; sem mês, o atual.',
  },
};
