/** Names of files and folders (product.md section 5), checked alike in the browser and on the server. */

import { z } from 'zod';
import { LIMITS } from './fields.ts';
import { FORBIDDEN_IN_NAMES } from './patterns.ts';

const name = (most: number, message: string) =>
  z
    .string(message)
    .trim()
    .min(1, message)
    .max(most, message)
    .refine((value) => !FORBIDDEN_IN_NAMES.test(value), message);

export const fileName = name(LIMITS.fileName, 'invalidFileName');
export const folderName = name(LIMITS.folderName, 'invalidFolderName');
