/** The offices that issue an RG, of police and security, and of the armed forces. */
const OFFICE =
  'ssp(?:ds|tc)?|sesp(?:ds)?|sesde?c|s?sds|seds|sejusp|sejsp|sjs(?:ii|p)?|sjtc|segup|pc(?:ii|erj|mg)|dgpc|detran|dic|ifp|iirgd|itep|iipr|iimg|iicc|politec|ptc|dpf|igp|maer|mex';
/** Which stand for other things where no state follows. */
const SHORT_OFFICE = 'pc|pf|md|mm';
const STATE = 'a[clmp]|ba|ce|df|es|go|m[agst]|p[abeir]|r[jnors]|s[cep]|to';
/** "SSP/SP", ", expedido pela SESP-PR", "(Detran/RJ", "-MG": folded, right behind the number. */
const ISSUER = new RegExp(
  `(?: ?[,–/(-] ?| )(?:(?:expedid|emitid)[oa] p(?:or|el[oa]) )?(?:(?:${OFFICE})(?: ?[-/ ] ?(?:${STATE}))?|(?:${SHORT_OFFICE}) ?[-/] ?(?:${STATE})|(?<=[-/] ?)(?:${STATE}))(?![a-z\\d])`,
  'y',
);

/** Where an RG ends together with the office that issued it, which tells where somebody is from. */
export function endOfIssuer(folded: string, end: number): number {
  ISSUER.lastIndex = end;
  return end + (ISSUER.exec(folded)?.[0].length ?? 0);
}
