// Which folder may import which: docs/decisions/0001. `apps → anonymizer → {pdf, ocr, detector}`, `apps → contract`.
const only = (from, ...allowed) => ({
  name: `${from.replace(/^.*\//, '')}-imports-only-its-own`,
  severity: 'error',
  from: { path: `^${from}/` },
  to: { path: '^(packages|apps|e2e|bench)/', pathNot: [from, ...allowed].map((path) => `^${path}/`) },
});

export default {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    only('packages/contract'),
    only('packages/detector'),
    only('packages/pdf'),
    only('packages/ocr'),
    only('packages/anonymizer', 'packages/(pdf|ocr|detector)', 'packages/contract/src/certificate'),
    only('apps/server', 'packages/(anonymizer|contract|detector)'),
    only('apps/web', 'packages/(contract|detector)'),
    only('apps/cli', 'packages/anonymizer', 'apps/server'),
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/server/src/platform/' },
      to: { path: '^apps/server/src/', pathNot: '^apps/server/src/platform/' },
    },
    {
      name: 'a-feature-calls-another-only-through-its-service',
      severity: 'error',
      from: { path: '^apps/server/src/(?!platform/)([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^apps/server/src/(?!platform/)[^/]+/',
        pathNot: ['^apps/server/src/$1/', '^apps/server/src/[^/]+/service\\.ts$'],
      },
    },
  ],
  options: {
    parser: 'swc', // dependency-cruiser does not know TypeScript 7
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
};
