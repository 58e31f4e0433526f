/** Who works at a machine, in what its programs write and what is typed there. Folded. */

import { AHEAD, LOWER, NAME, said } from './account-said.ts';
import type { Said } from './account-said.ts';

/** What may be done with a file, before who owns it. */
const OF_FILE = '[-dl](?:[r-][w-][xst-]){3}[.+@]? {1,4}\\d{1,4} {1,4}';

export const AT_MACHINES: readonly Said[] = [
  said(`(?<![a-z])(?:[ea]?uid|gid)=\\d{1,10}\\((?=(${NAME})\\))`, LOWER),
  // Systems give their own programs smaller numbers.
  said(`(?<![a-z])(?:uid|gid)=(?:50\\d|[1-9]\\d{3,8})\\((?!nobody|nogroup)(?=(${NAME})\\))`),
  said(
    `(?<![a-z])(?:mysql(?:dump|admin)?|mariadb|psql|pg_dump|mongo(?:sh|dump)?|redis-cli|svn|ldapsearch|smbclient)(?: [^\\n]{0,60}?)? (?:-u ?|--user(?:name)?[ =])(?=(${NAME})(?:[ \\n]|$))`,
  ),
  said(`(?<![a-z])(?:ssh|scp|sftp|rsync|sshfs)(?: -[^\\n]{1,40}?)? (?=(${NAME})@[a-z\\d])`),
  said(`(?<![\\w.])git@[a-z\\d.-]{3,40}:(?=(${NAME})/)`, LOWER),
  // What the keepers of a machine write of who comes in: "Accepted publickey for kmercer from", "session opened for user kmercer".
  said(
    `(?<![a-z])(?:accepted [a-z/-]{4,24}|failed [a-z/-]{4,24}|(?:failed |successful )?(?:log-?(?:in|on|out)|sign-?in|authentication|auth) (?:attempt |failure |failed |success |succeeded |error )?|session (?:opened|closed)|password changed|lockout) ?for (?:invalid )?(?:user(?:name)? |account )?["'(<]?(?=(${NAME})["')>]?(?: from| by| on| at| via| with|\\(|[.,;:]|\\n|$))`,
    LOWER,
  ),
  said(`(?<![a-z])(?:invalid user|sudo:|su:|runuser:)[ ]{1,4}(?=(${NAME}) (?:: |from |port ))`, LOWER),
  said(
    `(?<![a-z])(?:acked|reviewed|tested|approved|reported|suggested|signed-off|co-authored)-by: ${AHEAD}`,
    LOWER,
  ),
  // Before what is typed at a machine: "kmercer@web01:~$ ls", "[kmercer@web01 app]$ ls"; who owns a file.
  said(
    `(?=@[a-z\\d][\\w.-]{0,30}(?::[~/][\\w./~-]{0,60}[$#]| [~\\w./-]{1,40}\\][$#])(?: |\\n|$))(?<=(?<![\\w.-])(?!(?:ubuntu|debian|ec2-user|azureuser|vagrant|pi|git|node|app)@)(${NAME}))@`,
  ),
  said(`${OF_FILE}(?=(${NAME}) {1,8}(?:staff|users) {1,12}\\d)`),
  said(`${OF_FILE}(?=(${NAME}) {1,8}[a-z][\\w-]{1,30} {1,12}\\d)`, LOWER),
];
