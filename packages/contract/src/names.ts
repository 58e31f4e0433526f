/** Names of files and folders (product.md section 5), checked alike in the browser and on the server. */

import { z } from 'zod';
import { LIMITS } from './fields.ts';

/** None of < > : " / \ | ? * or control characters, no "..", no "." in front. */
const FORBIDDEN = /[<>:"/\\|?*\p{Cc}]|\.\.|^\./u;

const name = (most: number, message: string) =>
  z
    .string(message)
    .trim()
    .min(1, message)
    .max(most, message)
    .refine((value) => !FORBIDDEN.test(value), message);

export const fileName = name(LIMITS.fileName, 'invalidFileName');
export const folderName = name(LIMITS.folderName, 'invalidFolderName');
