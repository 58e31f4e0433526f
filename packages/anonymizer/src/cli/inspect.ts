import { createAnonymizer } from '../anonymizer.ts';
import { UsageError, type ExitCode } from './exit.ts';
import { checkInput } from './inputs.ts';
import { choice, parseOptions } from './options.ts';
import { createProgressBar } from './progress-bar.ts';
import { findingForReport } from './report.ts';
import { wishesOf } from './rules.ts';
import type { Terminal } from './terminal.ts';
import { fill, texts } from './texts.ts';

export async function inspect(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const { language, signal } = terminal;
  const { values, positionals } = parseOptions(
    args,
    ['json', 'keep', 'remove', 'rules', 'password', 'ocr'],
    language,
  );
  const [path] = positionals;
  if (path === undefined || positionals.length > 1) throw new UsageError(texts(language).noInput);
  await checkInput(path, language);
  const { rules, without, policy } = await wishesOf(values, language);
  const ocr = choice('ocr', values.ocr, ['auto', 'force', 'off'], language);
  const bar = createProgressBar(terminal.err, 1, language);
  const anonymizer = createAnonymizer({ keyFolder: terminal.keyFolder, width: 1, spares: 0 });
  try {
    const inspection = await anonymizer.inspect(
      path,
      { rules, without, policy, ocr, ...(values.password !== undefined && { password: values.password }) },
      { onProgress: (progress) => bar.show(0, path, progress), signal },
    );
    bar.clear();
    const { pages, findings, ...facts } = inspection;
    if (values.json) {
      const shown = {
        ...facts,
        pages: pages.map(({ index, width, height, source, text }) => ({
          index,
          width,
          height,
          source,
          text,
        })),
        findings: findings.map((finding) => ({ ...findingForReport(finding, true), spans: finding.spans })),
      };
      terminal.out.write(`${JSON.stringify(shown)}\n`);
      return 0;
    }
    for (const { spans, category, proposal, confidence, text } of findings) {
      const value = text.replace(/\s+/gu, ' ');
      const sure = `${Math.round(confidence * 100)} %`;
      terminal.out.write(`${spans[0].page + 1}\t${category}\t${proposal}\t${sure}\t${value}\n`);
    }
    const told = { count: findings.length, pages: facts.pageCount };
    terminal.out.write(`${fill(texts(language).found, told)}\n`);
    return 0;
  } finally {
    await anonymizer.close();
  }
}
