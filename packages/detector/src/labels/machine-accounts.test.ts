import { expect, test } from 'vitest';
import { detect } from '../detect.ts';

const accounts = (text: string): string[] =>
  detect([{ text }]).flatMap((one) =>
    one.category === 'user-name' && one.proposal === 'remove' ? [one.text] : [],
  );

test.each([
  ['sshd[71]: Accepted publickey for khartmann from 203.0.113.7 port 5102', ['khartmann']],
  ['sshd[71]: Failed password for invalid user khartmann from 203.0.113.7', ['khartmann']],
  ['session opened for user khartmann by (uid=0)', ['khartmann']],
  ["WARN failed login for 'khartmann' from 203.0.113.7", ['khartmann']],
  ['sudo: khartmann : TTY=pts/0 ; PWD=/home/khartmann ; USER=root', ['khartmann', 'khartmann']],
  ['Reviewed-by: khartmann', ['khartmann']],
  ['git clone git@code.example:khartmann/notes.git', ['khartmann']],
  ['mysql -u khartmann clinic', ['khartmann']],
  ['ssh -p 2222 khartmann@web01 uptime', ['khartmann']],
  ['khartmann@web01:~$ ls', ['khartmann']],
  ['[khartmann@web01 notes]$ make', ['khartmann']],
  ['C:\\Users\\khartmann> dir', ['khartmann']],
  ['C:\\Users\\Karla Hartmann\\Documents\\a.pdf', ['Karla Hartmann']],
  ['uid=1001(khartmann) gid=1001(khartmann)', ['khartmann', 'khartmann']],
  ['uid=501(lia) gid=20(staff)', ['lia']],
  ['drwxr-xr-x@ 3 lia staff 96 Mar 11 08:14 Docs', ['lia']],
  [
    'Security ID: S-1-5-21-3623811015-3361044348-30300820-1013',
    ['S-1-5-21-3623811015-3361044348-30300820-1013'],
  ],
  ['-rw-r--r-- 1 khartmann staff 120 Mar 11 08:14 notes.txt', ['khartmann']],
])('who works at a machine is told by what it writes: %j', (text, expected) => {
  expect(accounts(text)).toEqual(expected);
});

test.each([
  'Accepted payment for invoices from clients. Failed attempts for download from the site.',
  'Login for students, login for customers from Monday. Session closed for lunch.',
  'session opened for user root by (uid=0). Invalid user input from the form.',
  'root@web01:/etc# ls\nubuntu@web01:~$ ls',
  'drwxr-xr-x 2 root root 4096 Mar 11 08:14 etc\ndrwxr-xr-x 2 www-data www-data 4096 Mar 11 08:14 html',
  'Approved-by: committee\nReviewed-by: board',
  'C:\\Users\\All Users\\Desktop\\a.txt and C:\\Users\\Default User\\a',
  'uid=0(root) gid=0(root) uid=65534(nobody)',
  'S-1-5-21-3623811015-3361044348-30300820-512',
  'sudo: apt-get : command not found',
])('what machines and offices do is nobody: %j', (text) => {
  expect(accounts(text)).toEqual([]);
});
