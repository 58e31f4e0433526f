/** Simple x@y.z (product.md section 5); control characters and address separators never pass into a mail header. */
export const EMAIL = /^[^\s@<>"(),;:\\\p{Cc}]+@[^\s@<>"(),;:\\\p{Cc}]+\.[^\s@<>"(),;:\\\p{Cc}]+$/u;

/** Letters (accented too), spaces, apostrophes, hyphens. */
export const PERSON_NAME = /^[\p{L}\p{M} '’-]+$/u;

/** In names of files and folders: none of < > : " / \ | ? * or control characters, no "..", no "." in front. */
export const FORBIDDEN_IN_NAMES = /[<>:"/\\|?*\p{Cc}]|\.\.|^\./u;
