import { startLoad } from './accounts/load-process.ts';
import { startService } from './accounts/service.ts';

/**
 * `npm run accounts -w @mavendoc/bench -- [guesses] [seconds]`: guesses passwords and codes of a real service, against one
 * account and spread over many; then 200 sign-ins a second beside uploads. The service runs in this process, so that its event
 * loop can be watched; what calls it runs in another.
 */
const guesses = Number(process.argv[2] ?? 10_000);
const seconds = Number(process.argv[3] ?? 15);

const service = await startService();
const load = startLoad(service.resources);
const uploader = startLoad(service.resources);
try {
  const token = await service.signIn('dona@alvo.example');
  const folder = await service.newFolder(token);
  console.log(`node ${process.version}, ${service.cores} cores; argon2id 19 MiB, 2 passes\n`);

  for (const accounts of [1, Math.max(2, Math.round(guesses / 10))]) {
    const { counts, milliseconds, others } = await load.ask('guess', { guesses, accounts, token });
    console.log(
      `${guesses} guesses of passwords against ${accounts} account(s): ${(milliseconds / 1000).toFixed(1)} s`,
    );
    console.log(
      `  tried ${counts['401'] ?? 0}, refused by lock-out ${counts['429'] ?? 0}, busy ${counts['503'] ?? 0}`,
    );
    console.log(
      `  the owner's calls meanwhile: median ${others.median} ms, 95 % below ${others.p95} ms, failed ${others.failed}`,
    );
  }
  const codes = await load.ask('codes', { guesses, accounts: 1, token });
  console.log(
    `${guesses} guesses of codes of one e-mail: tried ${codes.counts['invalidCode'] ?? 0}, others met a dead code or a lock-out`,
  );
  console.log(`  right by chance: ${codes.counts['right'] ?? 0} (odds of a try: 1 in 1,000,000)\n`);

  const sent = { seconds, token, folder };
  const alone = await uploader.ask('uploads', sent);
  console.log(`uploads alone: ${alone.megabytesPerSecond.toFixed(1)} MB/s`);
  const watch = service.watchLoop();
  const [beside, signIns] = await Promise.all([
    uploader.ask('uploads', sent),
    load.ask('signIns', { seconds, rate: 200 }),
  ]);
  const delay = watch();
  console.log(
    `uploads beside 200 sign-ins a second: ${beside.megabytesPerSecond.toFixed(1)} MB/s, answered ${JSON.stringify(beside.counts)}`,
  );
  console.log(`  sign-ins: sent ${signIns.sent}, answered ${JSON.stringify(signIns.counts)}`);
  console.log(
    `  event loop of the service: median ${delay.median} ms, 99 % below ${delay.p99} ms, longest ${delay.longest} ms`,
  );
} finally {
  load.stop();
  uploader.stop();
  await service.close();
}
