/** What the names of accounts look like, and what only looks like one. */

import { isName } from '../names/field-names.ts';
import { asSurname, isNoWord, knownOf } from '../names/lists.ts';
import { foldToken } from '../model/words.ts';

/** `marked`: by a point, an underscore or figures; `mixed`: "GrouseB8r", "BananaJoe"; `plain`, `capitals`: no word, in one case. */
export type Look = 'marked' | 'mixed' | 'plain' | 'capitals';

/** Ends of files and of sites. */
const SUFFIX =
  /\.(?:com|net|org|gov|edu|mil|br|pt|uk|ie|au|nz|ca|us|eu|io|dev|app|js|ts|md|py|sh|css|html?|php|xml|json|ya?ml|sql|txt|csv|log|pdf|docx?|odt|xlsx?|ods|pptx?|rtf|zip|rar|exe|bat|dll|png|jpe?g|gif|heic|mp[34]|mov|wav|psd|local|example)$/;
/** Fields of programs, accounts of services, standards, products. */
const NOBODY =
  /^(?:(?:svc|sys|app|api|bot|db|ci|srv|adm|admin|root|test|tmp|img|dsc|scan|file|foto|covid|sars|iso|nbr|abnt|gdpr|lgpd|windows|office|web|mp|usb|wi|ipv|utf|sha|md|rfc|article|section|page|step|fig|item|clausula|art|line|utm|mc(?=4))[\d._-].*|.*[._](?:id|name|key|type|count|date|code|status|value|at|url|path|list|count|total|nome|data|valor|tipo|pixel)|e\.g|i\.e|p\.ex|[a-z](?:\.[a-z]{1,3})+|\d+(?:st|nd|rd|th|kg|km|cm|mm|ml|mg|m|h|x\d+|am|pm)|covid\d*|h\d+n\d+|[a-z]\d{1,2}|mp[34]|v\d+(?:\.\d+)*)$/;
const BRANDS: ReadonlySet<string> = new Set(
  `linkedin youtube github gitlab whatsapp facebook tiktok iphone ipad macbook ebay paypal javascript typescript wordpress powerpoint
  openai chatgpt onedrive sharepoint dropbox icloud airbnb docusign harpercollins buzzfeed deepmind quickbooks mailchimp hubspot salesforce servicenow bereal soundcloud
  playstation xbox duolingo mumsnet livejournal blackboard snapchat mysql postgresql nodejs macos postnl fedex mastercard itunes picpay
  pagseguro nubank mercadolivre mercadopago autocad wetransfer sketchup linkedln bitcoin googlepay applepay
  pdftk pdflatex xelatex wkhtmltopdf tcpdf dompdf ghostscript doxygen mkdocs phpmyadmin mysqldump webpack imagemagick ffmpeg libreoffice openoffice`.split(
    /\s+/,
  ),
);
/** "McDonald", "DiCaprio": families. */
const OF_FAMILIES = /^(?:Mc|Mac|De|Di|Du|La|Le|Van|Von|Fitz|O)[A-Z][a-z]+$/;

const USUAL_NAME = 4;
/** "svc_backup" and "test_data", but not "admin.rosa". */
const isNobodys = (folded: string): boolean =>
  NOBODY.test(folded) && !(/^[a-z]+[._-]/.test(folded) && isName(folded.slice(folded.search(/[._-]/) + 1)));

/** How a word looks like the name of an account; undefined where it looks like none. */
export function lookOf(written: string): Look | undefined {
  const folded = written.toLowerCase();
  if (!/[a-z]{2}/.test(folded) || SUFFIX.test(folded) || BRANDS.has(folded) || isNobodys(folded))
    return undefined;
  if (/#\d{4}$/.test(folded)) return 'marked';
  if (/[a-z]_|_[a-z]/.test(folded)) return /^[A-Z]+(?:_[A-Z\d]+)+$/.test(written) ? undefined : 'marked';
  if (/[a-z\d]{2}\.[a-z]|[a-z]\.[a-z\d]{2}/.test(folded) && folded.length > 5) return 'marked';
  // "GRCh38" is no account because it has figures, "RookLift77" is one.
  if (/[a-z]{3}[a-z.-]*\d|^[a-z]{1,2}\d{4}|[a-z]{2}\d[a-z]{2}/.test(folded))
    return written === folded || folded.length > 8 ? 'marked' : 'mixed';
  if (/[a-z][A-Z]|[A-Z]{2}[a-z]{3}/.test(written)) {
    if (OF_FAMILIES.test(written)) return undefined;
    return isInitialled(written) ? 'marked' : 'mixed';
  }
  if (ABSTRACT.test(folded)) return undefined;
  // Dictionaries know the words without their accents.
  const parts = foldToken(folded).split(/[.-]/);
  if (folded.length < 5 || !parts.some((part) => part.length > 3 && isNoWord(part))) return undefined;
  if (written === folded) return 'plain';
  return written === written.toUpperCase() ? 'capitals' : undefined;
}

/** "por aclamação", "por inadimplência": how it was done. */
const ABSTRACT = /(?:[çs](?:ão|ões)|[êâ]ncias?|[áí]vel|[áó]ri[oa]s?|[áéíóâêô][a-z]{1,2}ic[oa]s?)$/;

/** "KMercer": an initial before its family. */
const isInitialled = (written: string): boolean =>
  /^[A-Z]{2}[a-z]{3,}$/.test(written) && asSurname(knownOf(written.slice(1).toLowerCase())) >= USUAL_NAME;

/** What stands behind "login" or "usuário" instead of a name. */
const STATES =
  /^(?:(?:in)?valid[oa]?|(?:des|re)?ativ(?:ad)?[oa]|inativ[oa]|expirad[oa]|existente|inexistente|bloquead[oa]|desbloquead[oa]|suspens[oa]|cancelad[oa]|excluid[oa]|removid[oa]|incorret[oa]|corret[oa]|errad[oa]|pendente|vazi[oa]|obrigatori[oa]|necessari[oa]|opcional|padrao|visitantes?|hospedes?|convidad[oa]s?|anonim[oa]|comum|comuns|intern[oa]s?|extern[oa]s?|desconhecid[oa]|nenhum|nenhuma|qualquer|nao|sim|proprio|unico|locked|unlocked|(?:dis|en)abled|expired|fail(?:ed|ure|s)|success(?:ful)?|unknown|none|guests?|visitors?|default|anonymous|required|optional|denied|incorrect|missing|blocked|suspended|pending|(?:in)?active|deleted|removed|public|private|administra(?:tor|dor)|admin|root|system|sistema|publico|privado|geral|dbo|batch|deploy|jenkins|postgres|oracle|mysql|backup|suporte|support|service|servico)(?![a-z\d_@]|[.-][a-z\d])/;

/** "login: inválido", "usuário: visitante": nobody's account. */
export const isNoAccount = (folded: string): boolean => STATES.test(folded);

/** Those of machines and programs, as fields have them. */
const OF_MACHINES =
  /^(?:admin|administrador|administrator|root|system|sistema|sys|service|servico|batch|job|robo|bot|api|app|web|guest|self|this|me|support|suporte|backup|deploy|null|none|user|usuario|test|teste|sa|ti|rh|operador|caixa|pdv|balcao|recepcao|portaria|integracao|integration|terminal|estacao|impressora|scanner|kiosk|reception|frontdesk|pos)(?:[._-]?(?:local|prod|dev|hml|user|usuario|account|team|server|service|system|sistema|api|app|web|db|sql|bot|geral|x?\d{1,4}))*$/;
export const isMachine = (folded: string): boolean => isNoAccount(folded) || OF_MACHINES.test(folded);
