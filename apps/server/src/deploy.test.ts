import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './platform/config.ts';

const ROOT = join(import.meta.dirname, '../../..');
const DEPLOY = join(ROOT, 'deploy');
const dockerfile = readFileSync(join(DEPLOY, 'Dockerfile'), 'utf8');
const compose = readFileSync(join(DEPLOY, 'compose.yaml'), 'utf8');

/** Sources of COPY; those of another stage lie under `/src/` there. Built while the image is: `apps/web/dist`. */
const copied = [...dockerfile.matchAll(/^COPY (?:--from=(\w+) )?(.+) \S+$/gm)].flatMap(
  ([, stage, sources = '']) =>
    sources.split(' ').map((source) => (stage === undefined ? source : source.replace(/^\/src\//, './'))),
);

describe('the image', () => {
  it('is made of what is in the repository', () => {
    expect(copied.length).toBeGreaterThan(15);
    const missing = copied.filter(
      (source) => !existsSync(join(ROOT, source)) && source !== './apps/web/dist/',
    );
    expect(missing).toEqual([]);
  });

  it('knows every workspace before it installs, as the lockfile does', () => {
    const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      workspaces: readonly string[];
    };
    const manifests = workspaces.flatMap((pattern) =>
      pattern.endsWith('/*')
        ? readdirSync(join(ROOT, dirname(pattern))).map((name) => `${dirname(pattern)}/${name}/package.json`)
        : [`${pattern}/package.json`],
    );
    const known = manifests.filter((manifest) => existsSync(join(ROOT, manifest)));
    expect(copied).toEqual(expect.arrayContaining(known));
  });

  it('starts a program that is there', () => {
    const program = /^ENTRYPOINT \["node", "(.+)"\]$/m.exec(dockerfile)?.[1] ?? '';
    expect(existsSync(join(ROOT, program))).toBe(true);
    expect(
      copied.some((source) => source !== '.' && join(ROOT, program).startsWith(join(ROOT, source))),
    ).toBe(true);
  });
});

describe('the compose file', () => {
  it('sets what the service understands', () => {
    const block = /environment: &environment\n((?: {4}.*\n)+)/.exec(compose)?.[1] ?? '';
    const settings = Object.fromEntries(
      [...block.matchAll(/^ {4}([A-Z_]+): (.+)$/gm)].map(([, name = '', value = '']) => [
        name,
        value.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, variable: string, kind: string, rest: string) =>
          kind === '-' ? rest : variable === 'SMTP_URL' ? 'smtp://mail:25' : 'given',
        ),
      ]),
    );
    const folder = mkdtempSync(join(tmpdir(), 'mavendoc-deploy-'));
    const files = {
      MAVENDOC_SECRET_FILE: 'x'.repeat(40),
      DATABASE_URL_FILE: 'postgres://a:b@postgres:5432/mavendoc',
    };
    for (const [name, content] of Object.entries(files)) {
      expect(settings[name]).toMatch(/^\/run\/secrets\//);
      settings[name] = join(folder, name);
      writeFileSync(join(folder, name), content);
    }
    const config = readConfig({ ...settings, MAVENDOC_DATA: folder });
    rmSync(folder, { recursive: true });
    expect(config).toMatchObject({
      databaseUrl: files.DATABASE_URL_FILE,
      storageUrl: expect.stringMatching(/^s3:\/\/given:given@mavendoc\//) as string,
    });
    expect(config.trustProxy).toHaveLength(3);
  });

  it('mounts files that are there, and names each secret that it uses', () => {
    const mounts = [...compose.matchAll(/- \.\/([\w.-]+):/g)].map(([, file = '']) => file);
    expect(mounts.length).toBeGreaterThan(1);
    expect(mounts.filter((file) => !existsSync(join(DEPLOY, file)))).toEqual([]);
    const used = new Set([...compose.matchAll(/\/run\/secrets\/([\w-]+)/g)].map(([, name]) => name));
    const [, defined = ''] = compose.split(/^secrets:$/m);
    for (const name of used) expect(defined).toContain(`  ${name}:`);
  });
});

const systemd = spawnSync('systemd-analyze', ['--version']).status === 0;

describe.runIf(systemd)('the systemd units', () => {
  it.each(['mavendoc-server.service', 'mavendoc-worker@.service'])(
    '%s hold nothing that systemd does not know',
    (unit) => {
      const folder = mkdtempSync(join(tmpdir(), 'mavendoc-units-'));
      const text = readFileSync(join(DEPLOY, 'systemd', unit), 'utf8');
      const program = /^ExecStart=\/opt\/mavendoc\/\S+ \/opt\/mavendoc\/(\S+)/m.exec(text)?.[1] ?? '';
      expect(existsSync(join(ROOT, program))).toBe(true);
      // nothing is installed to /opt here
      writeFileSync(join(folder, unit), text.replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`));
      const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', join(folder, unit)], {
        encoding: 'utf8',
      });
      rmSync(folder, { recursive: true });
      const said = (stdout + stderr).split('\n').filter((line) => line.includes('mavendoc'));
      expect(said).toEqual([]);
    },
  );
});
