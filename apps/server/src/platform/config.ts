/** Settings from the environment (docs/operation). Each wrong value is named; nothing else reads `process.env`. */

import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { StartError } from './start-error.ts';

/** Version of the application (product.md section 9). */
export const VERSION = '0.0.1';

const MEGABYTE = 1024 * 1024;

const url = (...protocols: readonly string[]) =>
  z.string().refine((value) => protocols.includes(URL.parse(value)?.protocol ?? ''), {
    error: `must be an address that begins with ${protocols.join(' or ')}`,
  });
const webUrl = url('http:', 'https:');
const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most);

const environment = z.object({
  PORT: whole(0, 65_535).default(3000),
  HOST: z.string().default('localhost'),
  MAVENDOC_BASE_PATH: z
    .string()
    .regex(/^(\/[\w.-]+)+$/, 'must look like /mavendoc')
    .default('/mavendoc'),
  MAVENDOC_PUBLIC_URL: webUrl.optional(),
  MAVENDOC_DATA: z.string().default('./data'),
  MAVENDOC_SECRET: z.string().min(32, 'must have 32 characters or more').optional(),
  /** The secret before the present one, only while `mavendoc admin key rotate` wraps the keys anew. */
  MAVENDOC_SECRET_PREVIOUS: z.string().optional(),
  DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  DATABASE_POOL: whole(2, 500).default(10),
  STORAGE_URL: url('s3:', 'file:').optional(),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  MAIL_FROM: z.string().min(3).default('MavenDoc <nao-responda@localhost>'),
  /** Tries that the proof of work of ALTCHA may take; each is a few thousand hashes. */
  ALTCHA_WORK: whole(2, 100_000).default(1_000),
  RECAPTCHA_SITE_KEY: z.string().optional(),
  RECAPTCHA_SECRET: z.string().optional(),
  RECAPTCHA_VERIFY_URL: webUrl.default('https://www.google.com/recaptcha/api/siteverify'),
  RECAPTCHA_MIN_SCORE: z.coerce.number().min(0).max(1).default(0.5),
  LLM_BASE_URL: webUrl.optional(),
  LLM_API_KEY: z.string().optional(),
  LLM_MODEL: z.string().optional(),
  VIEWER_URL: webUrl.optional(),
  API_DOCS_URL: z.string().optional(),
  SUPPORT_COMMERCIAL_EMAIL: z.string().optional(),
  SUPPORT_TECHNICAL_EMAIL: z.string().optional(),
  SUPPORT_TICKETS_URL: webUrl.optional(),
  LEGAL_TERMS_URL: webUrl.optional(),
  LEGAL_PRIVACY_URL: webUrl.optional(),
  /** Antivirus that each upload is shown to: clamd's `host:port`, or the path of its local socket. */
  CLAMD: z
    .string()
    .regex(
      /^(\/.+|\[[0-9a-fA-F:.]+\]:\d{1,5}|[\w.-]+:\d{1,5})$/,
      'must look like clamd.example:3310 or /run/clamd.sock',
    )
    .optional(),
  MAX_FILE_MB: whole(1, 10_000).default(200),
  MAX_PAGES: whole(1, 100_000).default(2_000),
  /** Addresses of the reverse proxies whose X-Forwarded-For is believed, separated by commas. */
  TRUST_PROXY: z.string().optional(),
  /** PEM file of the authority that signs the certificates of company directories. */
  LDAP_CA_FILE: z.string().optional(),
  /** Hosts or networks of company sign-in providers and webhooks that may be private, separated by commas. */
  PRIVATE_NETWORKS_ALLOWED: z.string().optional(),
  /** Sign-in calls that one address may make in a minute; a whole office may share one. */
  SIGN_IN_RATE: whole(1, 1_000_000).default(60),
  /** How much documents' processes let the rest of the machine go first (nice). */
  WORK_NICENESS: whole(0, 19).default(10),
  /** Of the port for whoever runs the service: /metrics, /healthz, /readyz. Left out: there is none. */
  METRICS_PORT: whole(1, 65_535).optional(),
  METRICS_HOST: z.string().default('localhost'),
  /** Seconds that the body of a call may take, uploads excepted. */
  BODY_SECONDS: whole(1, 600).default(30),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
});
type Environment = z.output<typeof environment>;

export type HumanVerification =
  | { readonly provider: 'altcha'; readonly work: number }
  | {
      readonly provider: 'recaptcha';
      readonly siteKey: string;
      readonly secret: string;
      readonly verifyUrl: string;
      readonly minScore: number;
    };

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Begins with a slash, ends without one. */
  readonly basePath: string;
  /** Scheme, host and port, without a path, as people reach the service. */
  readonly publicUrl: string;
  /** Absolute. */
  readonly dataFolder: string;
  readonly secret: string;
  readonly previousSecret: string | undefined;
  /** Undefined: the embedded PostgreSQL in the data folder. */
  readonly databaseUrl: string | undefined;
  readonly databasePool: number;
  /** Undefined: the folder `files` in the data folder. */
  readonly storageUrl: string | undefined;
  /** Undefined: mails go into the folder `mail` in the data folder. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly humanVerification: HumanVerification;
  readonly llm:
    { readonly baseUrl: string; readonly apiKey: string | undefined; readonly model: string } | undefined;
  readonly viewerUrl: string | undefined;
  readonly apiDocsUrl: string;
  readonly support: {
    readonly commercialEmail: string | undefined;
    readonly technicalEmail: string | undefined;
    readonly ticketsUrl: string | undefined;
  };
  readonly legal: { readonly termsUrl: string | undefined; readonly privacyUrl: string | undefined };
  /** Undefined: uploads are shown to no antivirus. */
  readonly clamd: string | undefined;
  readonly limits: { readonly maxFileBytes: number; readonly maxPages: number };
  readonly trustProxy: readonly string[];
  readonly ldapCaFile: string | undefined;
  readonly privateNetworksAllowed: readonly string[];
  /** Calls a minute from one address. */
  readonly signInRate: number;
  /** Seconds that the body of a call may take, uploads excepted. */
  readonly bodySeconds: number;
  /** 0 to 19. */
  readonly workNiceness: number;
  /** Undefined: measurements are not shown. */
  readonly metricsPort: number | undefined;
  readonly metricsHost: string;
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
}

/** Reads and checks the settings; throws a StartError that names every wrong one in one line. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const parsed = environment.safeParse(withSecretFiles(env));
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new StartError(`Wrong settings: ${problems.join('; ')}`);
  }
  return toConfig(parsed.data);
}

/** NAME_FILE gives NAME from a file (how containers hand over secrets); empty values count as absent. */
function withSecretFiles(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const values: Record<string, string> = {};
  for (const name of Object.keys(environment.shape)) {
    const file = env[`${name}_FILE`];
    const value = env[name] || (file ? readSetting(name, file) : undefined);
    if (value) values[name] = value;
  }
  return values;
}

function readSetting(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (cause) {
    throw new StartError(`Wrong settings: ${name}_FILE: can't read ${file}`, { cause });
  }
}

function toConfig(env: Environment): Config {
  const dataFolder = resolve(env.MAVENDOC_DATA);
  makeWritable(dataFolder);
  return {
    port: env.PORT,
    host: env.HOST,
    basePath: env.MAVENDOC_BASE_PATH,
    publicUrl: new URL(env.MAVENDOC_PUBLIC_URL ?? `http://localhost:${env.PORT}`).origin,
    dataFolder,
    secret: env.MAVENDOC_SECRET ?? keptSecret(join(dataFolder, 'secret')),
    previousSecret: env.MAVENDOC_SECRET_PREVIOUS,
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    storageUrl: env.STORAGE_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    humanVerification: humanVerification(env),
    llm: languageModel(env),
    viewerUrl: env.VIEWER_URL,
    apiDocsUrl: env.API_DOCS_URL ?? `${env.MAVENDOC_BASE_PATH}/api/docs`,
    support: {
      commercialEmail: env.SUPPORT_COMMERCIAL_EMAIL,
      technicalEmail: env.SUPPORT_TECHNICAL_EMAIL,
      ticketsUrl: env.SUPPORT_TICKETS_URL,
    },
    legal: { termsUrl: env.LEGAL_TERMS_URL, privacyUrl: env.LEGAL_PRIVACY_URL },
    clamd: env.CLAMD,
    limits: { maxFileBytes: env.MAX_FILE_MB * MEGABYTE, maxPages: env.MAX_PAGES },
    trustProxy: commaList(env.TRUST_PROXY),
    ldapCaFile: env.LDAP_CA_FILE,
    privateNetworksAllowed: commaList(env.PRIVATE_NETWORKS_ALLOWED),
    signInRate: env.SIGN_IN_RATE,
    bodySeconds: env.BODY_SECONDS,
    workNiceness: env.WORK_NICENESS,
    metricsPort: env.METRICS_PORT,
    metricsHost: env.METRICS_HOST,
    logLevel: env.LOG_LEVEL,
  };
}

const commaList = (value: string | undefined): readonly string[] =>
  (value ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

function humanVerification(env: Environment): HumanVerification {
  if (env.RECAPTCHA_SITE_KEY === undefined && env.RECAPTCHA_SECRET === undefined)
    return { provider: 'altcha', work: env.ALTCHA_WORK };
  if (env.RECAPTCHA_SITE_KEY === undefined || env.RECAPTCHA_SECRET === undefined) {
    throw new StartError('Wrong settings: RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET go together');
  }
  return {
    provider: 'recaptcha',
    siteKey: env.RECAPTCHA_SITE_KEY,
    secret: env.RECAPTCHA_SECRET,
    verifyUrl: env.RECAPTCHA_VERIFY_URL,
    minScore: env.RECAPTCHA_MIN_SCORE,
  };
}

function languageModel(env: Environment): Config['llm'] {
  if (env.LLM_BASE_URL === undefined) return undefined;
  if (env.LLM_MODEL === undefined) throw new StartError('Wrong settings: LLM_BASE_URL needs LLM_MODEL');
  return { baseUrl: env.LLM_BASE_URL, apiKey: env.LLM_API_KEY, model: env.LLM_MODEL };
}

function makeWritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, '.writable'), '');
  } catch (cause) {
    throw new StartError(`Can't write to the data folder ${folder} (MAVENDOC_DATA)`, { cause });
  }
}

/** Made once; losing this file loses every encrypted document, so a backup holds it. */
function keptSecret(file: string): string {
  if (!existsSync(file)) {
    try {
      writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
    } catch (cause) {
      // another process of this installation made it in between
      if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
    }
  }
  return readFileSync(file, 'utf8').trim();
}
