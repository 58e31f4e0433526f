/** Capitals that stand for something else in most documents: states, offices, times, languages. */
export const ABBREVIATIONS: ReadonlySet<string> = new Set(
  `AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO RG CPF OAB CRM CEP INSS SUS TI RH PM PJ ME SA MP
  TJ STF STJ TST PF DP BO IP OK ID IT HR TV PC UK US EU USA NY LA CA TX FL DC NHS DOB GP HQ VP CEO CFO CTO MD PT EN BR`.split(
    /\s+/,
  ),
);

/** "Mehmet Yılmaz (MY)", "Rory McIntyre (RMI)"; not "Kwame (IPC)", "Priscila (RH)", which say what somebody is. @param name folded */
export function areInitialsOf(name: string, letters: string): boolean {
  const firsts = new Set(name.split(/[^a-z]+/).map((word) => word.charAt(0)));
  const small = letters.toLowerCase().split('');
  if (!firsts.has(small[0]!)) return false;
  if (firsts.size === 1) return true;
  if (ABBREVIATIONS.has(letters)) return small.every((letter) => firsts.has(letter));
  // "João Silva (JPS)": a name between the two goes unsaid.
  if (firsts.has(small.at(-1)!)) return true;
  let at = -1;
  return small.every((letter) => (at = name.indexOf(letter, at + 1)) >= 0);
}
