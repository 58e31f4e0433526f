import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { archivalText, CERTIFICATE_WORDS } from '@mavendoc/contract/certificate';
import { createAnonymizer } from '../anonymizer.ts';
import { certificatePdf } from '../certificate/pdf.ts';
import type { Anonymizer, Progress } from '../types.ts';
import { failureOf, UsageError, worst, type ExitCode } from './exit.ts';
import { checkInput, jobsOf, type Job } from './inputs.ts';
import { choice, parseOptions } from './options.ts';
import { createProgressBar } from './progress-bar.ts';
import { reportOf, targetOf } from './report.ts';
import { wishesOf, type Wishes } from './rules.ts';
import type { Terminal } from './terminal.ts';
import { fill, texts } from './texts.ts';

export async function anonymize(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const { language } = terminal;
  const { values, positionals } = parseOptions(
    args,
    [
      'out',
      'report',
      'certificate',
      'style',
      'level',
      'keep',
      'remove',
      'rules',
      'password',
      'ocr',
      'text-in-report',
    ],
    language,
  );
  if (positionals.length === 0) throw new UsageError(texts(language).noInput);
  const wishes = await wishesOf(values, language);
  const options = {
    style: choice('style', values.style, ['bar', 'label', 'mask', 'reason'], language),
    level: choice('level', values.level, ['standard', 'strict', 'raster'], language),
    ocr: choice('ocr', values.ocr, ['auto', 'force', 'off'], language),
    ...(values.password !== undefined && { password: values.password }),
  };
  if (positionals.length === 1) await checkInput(positionals[0]!, language);
  const jobs = await jobsOf(positionals, values.out, language);
  const bar = createProgressBar(terminal.err, jobs.length, language);
  const width = Math.min(jobs.length, availableParallelism());
  const anonymizer = createAnonymizer({ keyFolder: terminal.keyFolder, width, spares: 1 });
  try {
    const ends = await Promise.all(
      jobs.map(async (job, i) => {
        const onProgress = (progress: Progress) => bar.show(i, basename(job.input), progress);
        const end = await anonymizeOne(anonymizer, job, wishes, options, terminal, onProgress);
        bar.finished(i);
        bar.clear();
        if (!terminal.signal.aborted) tell(end, job, jobs.length > 1, terminal);
        return end;
      }),
    );
    terminal.signal.throwIfAborted();
    const done = ends.filter((end) => end.code === 0);
    const withText = values['text-in-report'] === true;
    if (values.report !== undefined && done.length > 0) {
      const reports = done.map(({ job, inspection, removed, certificate }) =>
        reportOf(job, inspection, removed, certificate, withText),
      );
      await writeFile(
        values.report,
        `${JSON.stringify(jobs.length === 1 ? (reports[0] ?? null) : reports, null, 2)}\n`,
      );
    }
    if (values.certificate !== undefined) {
      for (const { job, certificate } of done) {
        const name = `${basename(job.out).replace(/\.pdf$/iu, '')} - ${language === 'pt' ? 'certificado' : 'certificate'}.pdf`;
        const path = jobs.length === 1 ? values.certificate : join(values.certificate, name);
        await writeFile(path, await certificatePdf(certificate, language));
      }
    }
    return worst(ends.map(({ code }) => code));
  } finally {
    await anonymizer.close();
  }
}

type End = Awaited<ReturnType<typeof anonymizeOne>>;

async function anonymizeOne(
  anonymizer: Anonymizer,
  job: Job,
  wishes: Wishes,
  {
    ocr,
    ...options
  }: Pick<Parameters<Anonymizer['remove']>[4], 'style' | 'level' | 'password'> & {
    readonly ocr: 'auto' | 'force' | 'off';
  },
  { language, signal }: Terminal,
  onProgress: (progress: Progress) => void,
) {
  try {
    await checkInput(job.input, language);
    const { rules, without, policy, entirely } = wishes;
    const { password } = options;
    const inspection = await anonymizer.inspect(
      job.input,
      { rules, without, policy, ocr, ...(password !== undefined && { password }) },
      { onProgress, signal },
    );
    const going = inspection.findings.filter(
      ({ proposal, category }) => proposal === 'remove' || (proposal === 'review' && entirely.has(category)),
    );
    const certificate = await anonymizer.remove(
      job.input,
      job.out,
      inspection,
      going.map(targetOf),
      { ...options, language },
      { onProgress, signal },
    );
    return { code: 0, job, inspection, certificate, removed: new Set(going.map(({ id }) => id)) } as const;
  } catch (error) {
    return failureOf(error, language);
  }
}

function tell(
  end: End,
  { input, out }: Job,
  several: boolean,
  { out: output, err, language }: Terminal,
): void {
  const text = texts(language);
  if (end.code !== 0) {
    err.write(`${several || end.code !== 2 ? `${input}: ` : ''}${end.message}\n`);
    return;
  }
  const { inspection, removed, certificate } = end;
  const count = removed.size;
  output.write(`${fill(text.written, { file: out, count, pages: inspection.pageCount })}\n`);
  const { archival } = certificate;
  if (archival !== undefined)
    (archival.problems.length === 0 ? output : err).write(
      `${out}: ${archivalText(archival, CERTIFICATE_WORDS[language])}\n`,
    );
  if (inspection.unseen.length > 0) {
    const kinds = Map.groupBy(inspection.unseen, ({ kind }) => kind);
    const list = [...kinds]
      .map(([kind, its]) => `${text.unseenKind[kind]} (${its.map(({ page }) => page + 1).join(', ')})`)
      .join('; ');
    err.write(`${fill(text.unseen, { list })}\n`);
  }
}
