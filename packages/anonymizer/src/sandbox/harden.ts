/** What Node's permission model leaves open and a document never needs: signals to other processes, changing who it runs as. */

const TAKEN_AWAY = [
  'kill',
  '_kill',
  '_debugProcess',
  '_debugEnd',
  '_startProfilerIdleNotifier',
  'abort',
  'setuid',
  'seteuid',
  'setgid',
  'setegid',
  'setgroups',
  'initgroups',
  'dlopen',
  'execve',
] as const;

for (const name of TAKEN_AWAY) {
  Object.defineProperty(process, name, { value: undefined, writable: false, configurable: false });
}
