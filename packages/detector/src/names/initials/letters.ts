import { SHORT_MONTHS } from '../../text/calendar.ts';
import { isInDictionary } from '../lists.ts';
import { BRAZIL_STATES } from '../../text/brazil-states.ts';

/** "LB", "PLS", "TMc", "NvD", "EMcG", "MO'S": how people sign with letters. */
const FORM =
  /^(?=.*\p{Lu}.*\p{Lu})(?:\p{Lu}{2,3}|\p{Lu}{0,2}(?:Mc|Mac|De|[vd])\p{Lu}{1,2}|\p{Lu}{1,2}(?:Mc|Mac)|\p{Lu}{1,2}'\p{Lu})$/u;

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Nobody's initials wherever they stand: words in capitals, what forms are answered with, offices and departments. */
const NOBODYS = words(
  `AS OS AO DA DE DO DI EM NA NO NE SE OU UM IN ON OF TO AT BY AN IS IT OR IF WE HE ME MY UP GO SO US AM BE LA EL VA IR TU EU UN OI HI OH AH HA
  DOS DAS UMA NOS NAS AOS COM POR QUE MAS FOI SEM SIM NAO NÃO SER SEU SUA PRA PARA THE AND FOR NOT YES ALL ANY OFF DAY OUT NEW OLD END TOP
  OK NA NIL NR TBC TBA TBD TBH PM HR QA QC PR RH TI CEO CFO COO CTO CIO VP MD GP DP ID TV PS NB RE CC BCC CCO FYI ASAP ETA EOD EOF AOB RSVP FAQ PTO
  NHS DWP HMRC BT EE BP UK USA UAE EC UE ONU BBC ITV RTE RTÉ CBC CNN FBI CIA IRS FDA EPA CDC WHO OMS UPS DHL IBM AWS SAP HP GE GM LG BMW VW RAF SSA DMV
  DMZ HQ PCC NGO ONG LTD PLC INC LLC LLP PLS TIA ATT OBS REF TEL FAX CEL END CEP CPF CNH CNPJ MEI SA ME OAB CRM CRO CRP CREA INSS SUS STF STJ TST TSE TCU TCE
  CNJ TJ TRT TRE TRF PF PC MP MPF MPT PGE AGU CGU DPE CDC CLT SAC SSP UBS UPA CRAS CTI UTI SAMU IML PSF ESF CAPS GNR PSP PJ INEM SNS IRN DGS
  AA AC BA BSC MSC PHD HND MBA ESQ JNR SNR`,
);

/** Stand for something else more often than for somebody. */
const USUAL = words(
  `GMT BST EST EDT CST CDT MST PST PDT CET UTC BRT ET PT CT MT
  ${SHORT_MONTHS.toUpperCase().replaceAll('|', ' ')} MON TUE WED THU FRI SAT SUN SEG TER QUA QUI SEX SAB DOM
  NE NW SE SW AB BC NB NL NS NT ON PE QC SK YT NSW QLD VIC TAS ACT WA
  OS NF CD DVD CV LP EP DJ MC PG PP VS EV DC PO IM SC TDS QDS PRN OD NBM NKA NKDA IU UI UA BPM EKG ECG EEG CT MRI TC RM RX US USG HIV HCV HBV TB PCR CRP PCR LDL HDL
  TSH PSA HB HT WBC RBC PLT INR BMI IMC PA FC FR FA HAS AVC IAM TEP TVP DPOC UTI CVA MI AF CHF COPD GI GU ENT ICU ED ER OR OT PT SLT IV
  PPE EPI EPC CCTV WC AC LED LCD HDMI USB PDF CSV XML SQL API URL IP LAN PIN SMS GPS CPU RAM SSD PCB DNS VPN APP WEB
  VAT IVA ICMS ISS IPI IR IPTU IPVA MOT SORN PAYE NI PIX TED DOC DDD DDI CID CBO CFOP NCM RGI RGP RGE RM RA
  FX GA RC XP KPI ROI SLA SOP SOW PO RFQ RFP CRM ERP BI AI IA EAD TCC PE RE ICT PSHE DT GCSE SEN EHCP IEP SATS TA PTA NQT
  AGM EGM AGE AGO ATA CIPA CNAE CIPEM LGPD GDPR DPO DPA MOU NDA POA LPA DNR CPR FIR MLC
  PT PSD PSB PDT MDB PV PL PP PTB PSOL DEM CDU BE CDS PAN IL PCP AD PS GOP DNC DUP SNP
  NY LA CA TX FL DC MD MA PA
  VTR QTH QSL QAP TKS BO TCO TOC ROP OP CIA BTL PEL GU`,
);

const NUMERAL = /^[IVX]{2,}$/;

/** What stands behind a number as its unit. */
export const UNITS = words(
  'ML MG KG CM MM KM KW GB MB TB KB HZ DB LT LB OZ FT IN YD ST ND RD TH HS MIN PC PCS CX UN FL PG PT PX MCG MCI KV MA GHZ MHZ KWH HP CV RPM PSI BAR PPM UFC',
);

export const looksLikeInitials = (text: string): boolean =>
  FORM.test(text) && !NUMERAL.test(text) && !NOBODYS.has(text);

/** In Portuguese the states, and the document. */
const STATE = new RegExp(`^(?:${BRAZIL_STATES}|RG|OS|NF)$`);
const PORTUGUESE =
  /(?<![a-z])(?:de|da|que|em|para|com|dos|uma|nao|foi|rua|entregue|pediu|disse|cliente|paciente|[a-z]{3,12}[ai]d[oa]s?)(?![a-z])/;
export const isPortuguese = (folded: string): boolean => PORTUGUESE.test(folded);

/** Nothing else that one would read there. */
export const isNothingElse = (text: string, portuguese: boolean): boolean =>
  !USUAL.has(text) &&
  !(portuguese && STATE.test(text)) &&
  !(text.length > 2 && isInDictionary(text.toLowerCase()));

/** Small letters that are nobody's. */
const NOBODY =
  /^(?:me|us|he|it|nos|mim|ela|ele|voz|fax|ios|dos|hrs?|hs|min|seg|pm|am|so|ja|la|ai|ca|pe|id|tv|ok|ate|etc|txt|csv|xml|sql|pdf|sms|api)$/;

/** Small letters that somebody may sign with. */
export const isNoWord = (letters: string): boolean =>
  looksLikeInitials(letters.toUpperCase()) &&
  !NOBODY.test(letters) &&
  !UNITS.has(letters.toUpperCase()) &&
  !isInDictionary(letters);
