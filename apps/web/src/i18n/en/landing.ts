export const landing = {
  meta: {
    title: 'MavenDoc: personal data removed from PDFs, with proof',
    description:
      'Finds tax numbers, names, addresses and other personal data in PDFs and really removes it, with a certificate. LGPD and GDPR.',
    keywords: 'anonymization, LGPD, GDPR, redaction, PDF, CPF, personal data, OCR',
  },
  header: { login: 'Sign in', language: 'Switch to Portuguese (Português)', skip: 'Skip to content' },
  hero: {
    title: 'Personal data leaves the PDF. Really.',
    subtitle: 'Find, remove, prove.',
    text: 'MavenDoc finds tax numbers, names, addresses and dozens of other kinds of data in digital and scanned documents, takes each out of the file, and checks the copy before it hands it over. What it can’t prove clean, it doesn’t hand over.',
    start: 'Start anonymizing',
    account: 'Create a free account',
    trial: '30 free pages, no card.',
    demo: 'Demonstration: bars close over the data of a contract',
    pause: 'Pause',
    play: 'Go on',
  },
  sample: {
    heading: 'CONTRATO DE LOCAÇÃO',
    parties:
      'Pelo presente instrumento, **Ana Beatriz Moreira**, brasileira, portadora do CPF nº **529.982.247-25** e do RG nº **24.678.131-4**, residente na **Rua das Palmeiras, 482**, Porto Alegre, doravante locadora,',
    other:
      'e **Carlos Eduardo Nunes**, e-mail **carlos.nunes@exemplo.com.br**, telefone **(51) 99876-5432**, doravante locatário, têm entre si justo e contratado o que segue.',
    clause:
      'Cláusula 1ª. O imóvel destina-se exclusivamente à moradia, pelo prazo de trinta meses, com aluguel mensal de R$ 2.400,00.',
  },
  why: {
    title: 'Why MavenDoc',
    automatic: 'Automatic anonymization',
    automaticText:
      'Send the PDF, get the redacted copy. Review each finding first if you like: here, or in the whole document.',
    detection: 'Advanced detection',
    detectionText:
      'Brazilian identifiers with their check digits, names by context, OCR for scanned pages, and your own rules.',
    compliance: 'Compliance protection',
    complianceText:
      'Made for LGPD and GDPR. Each copy comes with a signed certificate that holds no personal data.',
  },
  proof: {
    title: 'Proven, or refused',
    text: 'A bar drawn over text removes nothing: copy and paste brings it back. Here the content leaves the file, and an independent verifier tries to find it again.',
    checks: [
      'The removed text is nowhere in the file any more',
      'No character lies under a bar, nor can be told from the positions beside it',
      'Metadata, attachments, old revisions and hidden layers never reach the copy',
      'What should not change stays the same, and searchable',
    ],
    saving: '90%',
    savingText: 'less time spent searching documents for data',
  },
  brazil: {
    title: 'Made for Brazilian documents',
    text: 'Each number is checked as the authority that issues it does.',
    columns: { kind: 'Data', sample: 'Example', check: 'Check' },
    rows: [
      ['CPF', '529.982.247-25', 'two digits, mod 11'],
      ['Alphanumeric CNPJ', '12.ABC.345/01DE-35', 'mod 11 with letters (2026)'],
      ['Health card (CNS)', '7000 0001 2345 678', 'weighted sum, mod 11'],
      ['Voter number', '1023 8501 0671', 'digits and state'],
      ['Court case (CNJ)', '0001234-15.2024.8.21.0001', 'mod 97'],
      ['Plate', 'BRA2E19', 'form and context'],
    ],
  },
  features: {
    title: 'What you get',
    document: 'Document solution',
    documentText: 'Folders, search, many files at once, trash, and a retention time for each company.',
    remover: 'Data remover',
    removerText: 'Bar, label, mask or legal basis. Three levels of removal, original and copy side by side.',
    users: 'User management',
    usersText: 'Admin, Manager and Operator profiles, monthly credit caps, and audit reports.',
  },
  steps: {
    title: 'How it works',
    list: [
      ['Create your account', 'Just your e-mail. A 6-digit code opens the door.'],
      ['Create a folder', 'Organise by case, client or subject.'],
      ['Upload the PDFs', 'Digital or scanned, as many as you like.'],
      ['Wait for the reading', 'Each page is read and its data located.'],
      ['Review and remove', 'Accept, reject, or mark what is missing.'],
      ['Download the copy', 'With the certificate of what was verified.'],
    ],
    action: 'Start now',
  },
  plans: {
    title: 'Plans',
    month: 'a month',
    pages: '{{pages}} pages a month',
    custom: 'On request',
    extra: 'Additional page: {{price}}',
    api: 'API and company sign-in (SSO)',
    noApi: 'Unlimited users',
    onPremise: 'Cloud or your own infrastructure',
    cloud: 'Cloud',
    popular: 'Most popular',
  },
  contact: {
    title: 'Contact',
    commercial: 'Commercial',
    commercialText: 'Plans, offers and demonstrations.',
    support: 'Support',
    supportText: 'Questions of use and technical problems.',
    address: 'Address',
    city: 'Porto Alegre, RS, Brazil',
  },
  footer: { privacy: 'Privacy notice', terms: 'Terms of use', label: 'Footer' },
} as const;
