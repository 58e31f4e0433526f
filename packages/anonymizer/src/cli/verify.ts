import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { createAnonymizer } from '../anonymizer.ts';
import { installedPublicKeys } from '../certificate/key.ts';
import { verifyCertificate, type CertificateFault } from '../certificate/verify.ts';
import { UsageError, type ExitCode } from './exit.ts';
import { checkInput } from './inputs.ts';
import type { Language } from './language.ts';
import { parseOptions } from './options.ts';
import type { Terminal } from './terminal.ts';
import { fill, texts } from './texts.ts';

/** Checks a copy that any program made, and, for ours, that the certificate is whole and speaks of these two files. */
export async function verify(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const { language, out, signal } = terminal;
  const text = texts(language);
  const { values, positionals } = parseOptions(args, ['certificate', 'json', 'password'], language);
  const [original, copy] = positionals;
  if (original === undefined || copy === undefined || positionals.length > 2) {
    throw new UsageError(text.noInput);
  }
  for (const path of [original, copy]) await checkInput(path, language);
  const certificate =
    values.certificate === undefined ? undefined : await readCertificate(values.certificate, copy, language);
  const anonymizer = createAnonymizer({ keyFolder: terminal.keyFolder, width: 1, spares: 0 });
  try {
    const password = values.password === undefined ? {} : { password: values.password };
    const { report, fingerprints } = await anonymizer.verify(original, copy, password, { signal });
    const faults = certificate === undefined ? undefined : verifyCertificate(certificate, fingerprints);
    const ours = await installedPublicKeys(terminal.keyFolder);
    const signedHere =
      certificate !== undefined &&
      !verifyCertificate(certificate, {}, ours).includes('signed-by-another-key');
    if (values.json) {
      out.write(
        `${JSON.stringify({ ...report, fingerprints, ...(faults && { certificate: faults, signedHere }) })}\n`,
      );
    } else {
      for (const { code, page } of report.findings) {
        const where = page === undefined ? '' : fill(text.onPage, { page: page + 1 });
        out.write(`${where}${text.bad[code]}\n`);
      }
      const count = report.findings.length;
      out.write(`${report.clean ? text.verifyGood : fill(text.verifyBad, { count })}\n`);
      if (faults) out.write(`${aboutCertificate(faults, signedHere, language)}\n`);
    }
    return report.clean && (faults ?? []).length === 0 ? 0 : 3;
  } finally {
    await anonymizer.close();
  }
}

function aboutCertificate(
  faults: readonly CertificateFault[],
  signedHere: boolean,
  language: Language,
): string {
  const text = texts(language);
  if (faults.length === 0) {
    return `${text.certificateGood}; ${signedHere ? text.signedHere : text.signedElsewhere}`;
  }
  return fill(text.certificateBad, { faults: faults.map((fault) => text.fault[fault]).join('; ') });
}

/** A certificate as JSON, or the report of `anonymize`, of one file or of several. @throws UsageError where it is neither */
async function readCertificate(path: string, copy: string, language: Language): Promise<unknown> {
  await checkInput(path, language);
  const fault = new UsageError(fill(texts(language).noCertificate, { file: path }));
  let value: unknown;
  try {
    value = JSON.parse(await readFile(path, 'utf8'));
  } catch {
    throw fault;
  }
  const reports = (Array.isArray(value) ? value : [value]) as Record<string, unknown>[];
  const named = reports.find((report) => sameFile(report?.['copy'], copy)) ?? reports[0];
  if (named === undefined || named === null || typeof named !== 'object') throw fault;
  return 'certificate' in named ? named['certificate'] : named;
}

const sameFile = (named: unknown, path: string): boolean =>
  typeof named === 'string' && (resolve(named) === resolve(path) || basename(named) === basename(path));
