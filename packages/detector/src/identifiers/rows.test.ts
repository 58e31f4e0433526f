import { describe, expect, test } from 'vitest';
import { detect } from '../detect.ts';
import type { Category } from '../categories.ts';

interface Row {
  readonly category: Category;
  readonly label: string;
  readonly values: readonly string[];
  /** Its last digit is a check digit: changed, it is still found beside the label. */
  readonly checked?: true;
}

const row = (category: Category, label: string, values: readonly string[], checked?: true): Row => ({
  category,
  label,
  values,
  ...(checked && { checked }),
});

// One row a row of the list of identifiers; every value made up, every check digit right.
const ROWS: readonly Row[] = [
  row('cpf', 'CPF', ['529.982.247-25', '52998224725', '529 982 247 25', '529982247-25', '529.982.247/25', '5299 8224 725', '52998 224725', '529.982.247 (25)'], true),
  row('cnpj', 'CNPJ', ['11.222.333/0001-81', '11222333000181', '12.ABC.345/01DE-35', '12ABC34501DE35'], true),
  row('rg', 'RG', ['52.596.589-0', '525965890', 'MG-12.345.678', '5.678.901', '12.345.678-X', '0418825520117']),
  row('cnh', 'CNH', ['78452992866'], true),
  row('pis', 'PIS', ['123.73864.20-9', '12373864209'], true),
  row('voter-id', 'Título de eleitor', ['8510 8010 0132', '851080100132', '8510.8010.0132'], true),
  row('cns', 'CNS', ['733 7434 0262 2925', '733743402622925', '147657185990006'], true),
  row('vehicle', 'RENAVAM', ['05875722750'], true),
  row('vehicle', 'Chassi', ['9BWZZZ377VT004251', '1G2ZG57N094107352']),
  row('plate', 'Placa', ['ABC-1234', 'ABC1D23', 'BRA 2E19']),
  row('plate', 'License plate', ['738 KLD', '7GHK212', 'AE 419 KD', '06 WW 815', 'R-093-VX', 'Dubai K 48812']),
  row('passport', 'Passaporte', ['FA123456', 'AB 654321']),
  row('passport', 'Passport no.', ['533180964', '20AK55172', 'C01234567']),
  row('work-card', 'CTPS', ['0123456 série 00123-MG', '7741902/00051-SC', '1234567']),
  row('postal-code', 'CEP', ['01310-100', '01.310-100', '01310100']),
  row('phone', 'Telefone', ['(11) 98765-4321', '11 98765-4321', '+55 11 3251-2000', '98765-4321', '3251-2000']),
  row('phone', 'Phone', ['(217) 555-0148', '+44 20 7946 0958', '01483 496 0121', '07700 900417', '+420 601 555 019', '+46 (0)8 928 571 38', '467 3395', '(99) 645-791', '98440 71188', '0479/55.06.60']),
  row('case-number', 'Processo', ['1272218-28.2026.2.00.5114', '12722182820262005114'], true),
  row('case-number', 'NUP', ['45169.766326/2315-00'], true),
  row('civil-record', 'Certidão', ['123456 01 55 2019 1 00012 034 0005678 61', '12345601552019100012034000567861'], true),
  row('registration', 'CNM', ['915237.0.3888500-88'], true),
  row('registration', 'CAEPF', ['285.447.739/198-48'], true),
  row('registration', 'CEI', ['13.541.05085/72'], true),
  row('registration', 'CNO', ['34.423.23978/36'], true),
  row('registration', 'NB', ['123.456.789-0']),
  row('registration', 'Matrícula', ['22914-7', '004512', '1.234.567']),
  row('registration', 'Apólice', ['0531.77.4.118.203-6']),
  row('registration', 'Registro SUSEP', ['10.2034567.1']),
  row('registration', 'CAR', ['MT-5107248-3F2504E04F8911D39A0C0305E82C3301']),
  row('registration', 'CCIR', ['9500508391320']),
  row('professional-id', '', ['OAB/SP 123.456', 'CRM-PR 28.114', 'COREN-RS 412.908', 'CREA/MG nº 123456', 'CRP 06/12345', 'CRO-RJ 12345']),
  row('health-record', 'Prontuário', ['88-40.217', '00482913']),
  row('health-record', 'CNES', ['2077485']),
  row('health-record', 'DNV', ['30-12345678-9']),
  row('health-record', 'MRN', ['00482913']),
  row('health-record', 'Medicare number', ['1EG4-TE5-MK73']),
  row('health-record', 'NHS number', ['304 322 7549', '3043227549'], true),
  row('bank-account', 'Agência', ['0123', '1234-5']),
  row('bank-account', 'Conta corrente', ['00045678-9', '013.00045678-9', '12345-X']),
  row('bank-account', 'Sort code', ['20-45-67']),
  row('bank-account', 'Account number', ['31926819']),
  row('bank-account', 'Routing number', ['008070773'], true),
  row('pix', 'Chave PIX', ['3f2504e0-4f89-41d3-9a0c-0305e82c3301']),
  row('pix', 'Pix copia e cola', [
    '00020126370014br.gov.bcb.pix0115ana@example.com5204000053039865802BR5904Loja6005Natal62070503***63047E46',
  ]),
  row('boleto', 'Linha digitável', [
    '63110.53794 64463.652780 43908.378540 5 81606050714062',
    '63110537946446365278043908378540581606050714062',
  ]),
  row('invoice-key', 'Chave de acesso', [
    '35240152998224000125550010000012341826390189',
    '3524 0152 9982 2400 0125 5500 1000 0012 3418 2639 0189',
  ], true),
  row('card', 'Cartão', ['4072 0167 0106 8935', '4072016701068935', '3761 270097 17072'], true),
  row('iban', 'IBAN', ['BR31 0000 0000 0196 2932 7893 351C 1', 'DE19 5227 1473 6209 4069 92', 'DE19522714736209406992', 'PT50 0036 8010 75615812123 60']),
  row('email', 'E-mail', ['ana.souza+rh@exemplo.com.br', 'a_b@sub.exemplo.org', 'contato@gráfica.com.br', 'ana.souza@exemplo.\ncom.br']),
  row('url', 'Site', ['https://exemplo.com/ana?x=1', 'linkedin.com/in/ana-souza']),
  row('ip-address', 'IP', ['192.168.15.77', '2001:0db8:4f2c::9a1', '2001:db8:0:0:0:0:0:1']),
  row('device', 'MAC', ['00:1B:44:11:3A:B7', '00-1B-44-11-3A-B7']),
  row('device', 'IMEI', ['35 828091 255478 5', '358280912554785'], true),
  row('coordinates', 'Localização', ['-23.550520, -46.633308', `23°33'01"S 46°38'02"W`, `23 deg 33' 1.20" S, 46 deg 38' 2.05" W`, '588MC8QV+7X']),
  row('coordinates', 'Plus code', ['C8QV+7X', '9C5W+7X']),
  row('crypto', 'Carteira Bitcoin', ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', '1BoatSLRHtKNngkdXEeobR76b53LETtpyT']),
  row('secret', 'Token', ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9P']),
  row('birth-date', 'Data de nascimento', ['05/03/1980', '5 de março de 1980', '05.03.80', '28 Oct 2012', 'Apr 14, 1979']),
  row('age', 'Idade', ['36 anos', '36']),
  row('foreigner-id', 'RNM', ['V718204-X', 'F1234567']),
  row('national-id', 'SSN', ['528-41-0937', '528 41 0937', '528410937']),
  row('national-id', 'ITIN', ['912-70-1234']),
  row('tax-id', 'EIN', ['16-0755102']),
  row('national-id', "Driver's license no.", ['ZC402117K', 'D1234567', 'M123-456-78-901-0', 'MO 194T330016', 'S530-4608-9512-04']),
  row('professional-id', 'NPI', ['1897442392'], true),
  row('national-id', 'NI number', ['PW 41 27 80 C', 'AB123456C']),
  row('tax-id', 'UTR', ['12345 67890']),
  row('national-id', 'Driving licence', ['MORGA657054SM9IJ']),
  row('postal-code', 'Postcode', ['SW1A 1AA']),
  row('national-id', 'DNI', ['21481008C', 'X3800767V'], true),
  row('tax-id', 'NIF', ['225 677 300'], true),
  row('national-id', 'Cartão de cidadão', ['12345678 9 ZZ4']),
  row('tax-id', 'Codice fiscale', ['RSSMRA85T10A562S'], true),
  row('national-id', 'NIR', ['1 85 05 78 006 080 95'], true),
  row('tax-id', 'Steuer-ID', ['97 151 015 833'], true),
  row('national-id', 'PESEL', ['85072094799'], true),
  row('national-id', 'Personnummer', ['850412-2386', '19850412-2386'], true),
  row('national-id', 'Henkilötunnus', ['131052-308T']),
  row('national-id', 'CPR-nr', ['010190-1234']),
  row('national-id', 'Fødselsnummer', ['01019012057'], true),
  row('national-id', 'Rijksregisternummer', ['85.07.30-033.28'], true),
  row('national-id', 'BSN', ['111222333', '1112.22.333'], true),
  row('national-id', 'AHV-Nr', ['756.9217.0769.85'], true),
  row('national-id', 'Aadhaar', ['2345 6789 0107'], true),
  row('tax-id', 'PAN', ['ABCPE1234F']),
  row('national-id', 'SIN', ['513 204 784'], true),
  row('tax-id', 'Tax file number', ['123 456 707'], true),
  row('tax-id', 'CUIT', ['20-12345678-6'], true),
  row('national-id', 'RUT', ['12.345.678-5'], true),
  row('national-id', 'CURP', ['HEGG560427MVZRRL04']),
  row('tax-id', 'RFC', ['VECJ880326XXX']),
  row('national-id', 'ID number', ['8403125032084'], true),
  row('national-id', 'NRIC', ['S1234567D', 'M5043078W']),
  row('national-id', 'Identity card', ['11010519491231002X', 'A123456(3)']),
  row('national-id', 'CNIC', ['35202-1234567-1']),
  row('national-id', 'Emirates ID', ['784-1990-1234567-1']),
  row('national-id', 'National ID', ['10/MaLaMa(N)193825']),
  row('national-id', 'DNI', ['28.114.907']),
  row('tax-id', 'VAT no', [
    'ATU13585627', 'BE0428759497', 'BG175074752', 'CY10259033P', 'CZ25123891', 'DE136695976', 'DK13585628',
    'EE100931558', 'EL094259216', 'ESA13585625', 'FI20774740', 'FR40303265045', 'GB980780684', 'HR33392005961',
    'HU12892312', 'IE6433435F', 'IT00743110157', 'LT119511515', 'LU15027442', 'LV40003521600', 'MT11679112',
    'NL004495445B01', 'PL8567346215', 'PT501964843', 'RO18547290', 'SE123456789701', 'SI50223054', 'SK2022749619',
  ]),
  row('registration', 'Inscrição estadual', [
    '01.781.774/287-00', '246005483', '030087002', '04.086.300-0', '099128483', '06.198497-3', '07370254806-03',
    '081017413', '10.615.844-9', '12.431.841-0', '195.923.342.7162', '28.122.509-5', '9025157316-3', '15.925.019-6',
    '16.080.715-7', '6342717-68', '19.889.397-3', '34069615-82', '10.424.95-0', '20.290.078-9', '2790994692658-0',
    '24109232-8', '748/6715024', '251.894.568', '27.690.630-6', '738.122.689.170', '29.03.443323-6',
  ]),
]; // prettier-ignore

const covered = (text: string, value: string, category: Category): boolean => {
  const start = text.indexOf(value);
  return detect([{ text }]).some(
    (one) =>
      one.category === category &&
      one.spans[0].start <= start &&
      one.spans.at(-1)!.end >= start + value.length,
  );
};
const beside = (label: string, value: string): string =>
  label === '' ? `Conforme ${value} consta.` : `${label}: ${value} consta.`;

describe.each(ROWS)('$label $category', ({ category, label, values }) => {
  test('is found whole beside its label', () => {
    expect(values.filter((value) => !covered(beside(label, value), value, category))).toEqual([]);
  });

  test('is found under its label in a table', () => {
    if (label === '') return;
    const missed = values.filter(
      (value) => !covered(`Ord.\t${label}\tOutro\nA\t${value}\tB\n`, value, category),
    );
    expect(missed).toEqual([]);
  });
});

describe.each(ROWS.filter(({ checked }) => checked))(
  '$label $category with check digits',
  ({ category, label, values }) => {
    test('is found with a wrong check digit beside its label', () => {
      const wrong = values
        .map((value) =>
          value.replace(/[0-9A-Z]$/, (last) =>
            /\d/.test(last) ? String((Number(last) + 1) % 10) : last === 'C' ? 'D' : 'C',
          ),
        )
        .filter((value) => !covered(beside(label, value), value, category));
      expect(wrong).toEqual([]);
    });

    test('is found over a line end or a cell border between its groups', () => {
      const missed = values
        .filter((value) => /[ .-]/.test(value))
        .flatMap((value) => {
          const at = /[ .-]/.exec(value)!.index;
          return [
            `${value.slice(0, at + 1).trimEnd()}\n${value.slice(at + 1)}`,
            `${value.slice(0, at + 1).trimEnd()}\t${value.slice(at + 1)}`,
          ];
        })
        .filter((value) => !covered(beside(label, value), value, category));
      expect(missed).toEqual([]);
    });
  },
);
