export const landing = {
  meta: {
    title: 'MavenDoc: dados pessoais removidos de PDFs, com prova',
    description:
      'Encontra CPF, nomes, endereços e outros dados pessoais em PDFs e os remove de verdade, com certificado. LGPD e GDPR.',
    keywords: 'anonimização, LGPD, GDPR, tarja, PDF, CPF, dados pessoais, OCR',
  },
  header: { login: 'Entrar', language: 'Mudar para inglês (English)', skip: 'Ir para o conteúdo' },
  hero: {
    title: 'Dados pessoais saem do PDF. De verdade.',
    subtitle: 'Encontrar, remover, provar.',
    text: 'O MavenDoc encontra CPFs, nomes, endereços e dezenas de outros dados em documentos digitais e escaneados, remove cada um do arquivo e confere a cópia antes de entregá-la. Se não puder provar que está limpa, não entrega.',
    start: 'Começar a anonimizar',
    account: 'Criar conta grátis',
    trial: '30 páginas grátis, sem cartão.',
    demo: 'O MavenDoc em uso: um contrato é aberto, os dados são removidos e a cópia conferida aparece',
    pause: 'Pausar',
    play: 'Continuar',
  },
  why: {
    title: 'Por que o MavenDoc',
    automatic: 'Anonimização automática',
    automaticText:
      'Envie o PDF e receba a cópia tarjada. Revise cada achado antes, se quiser: aqui ou em todo o documento.',
    detection: 'Detecção avançada',
    detectionText:
      'Identificadores brasileiros com dígito verificador, nomes pelo contexto, OCR para páginas escaneadas e as suas próprias regras.',
    compliance: 'Proteção e conformidade',
    complianceText:
      'Feito para a LGPD e o GDPR. Cada cópia leva um certificado assinado, sem nenhum dado pessoal dentro.',
  },
  proof: {
    title: 'Provado ou recusado',
    text: 'Uma tarja desenhada por cima do texto não remove nada: basta copiar e colar. Aqui o conteúdo sai do arquivo, e um verificador independente tenta achá-lo de novo.',
    checks: [
      'O texto removido não existe mais em nenhuma parte do arquivo',
      'Não há caractere algum sob as tarjas, nem pelas posições vizinhas',
      'Metadados, anexos, revisões antigas e camadas ocultas não chegam à cópia',
      'O que não devia mudar continua igual e pesquisável',
    ],
    saving: '90%',
    savingText: 'menos tempo procurando dados em documentos',
  },
  brazil: {
    title: 'Feito para documentos brasileiros',
    text: 'Cada número é conferido como o órgão que o emite confere.',
    columns: { kind: 'Dado', sample: 'Exemplo', check: 'Conferência' },
    rows: [
      ['CPF', '529.982.247-25', 'dois dígitos, módulo 11'],
      ['CNPJ alfanumérico', '12.ABC.345/01DE-35', 'módulo 11 com letras (2026)'],
      ['Cartão SUS (CNS)', '7000 0001 2345 678', 'soma ponderada, módulo 11'],
      ['Título de eleitor', '1023 8501 0671', 'dígitos e UF'],
      ['Processo (CNJ)', '0001234-15.2024.8.21.0001', 'módulo 97'],
      ['Placa', 'BRA2E19', 'formato e contexto'],
    ],
  },
  features: {
    title: 'O que você recebe',
    document: 'Gestão de documentos',
    documentText:
      'Pastas, busca, envio de muitos arquivos de uma vez, lixeira e prazo de retenção por empresa.',
    remover: 'Remoção de dados',
    removerText:
      'Tarja, rótulo, máscara ou base legal. Três níveis de remoção, original e cópia lado a lado.',
    users: 'Gestão de usuários',
    usersText: 'Perfis de Admin, Gestor e Operador, limite mensal de créditos e relatórios de auditoria.',
  },
  steps: {
    title: 'Como funciona',
    list: [
      ['Crie sua conta', 'Só o e-mail. Um código de 6 dígitos abre a porta.'],
      ['Crie uma pasta', 'Organize por processo, cliente ou assunto.'],
      ['Envie os PDFs', 'Digitais ou escaneados, quantos quiser.'],
      ['Aguarde a leitura', 'Cada página é lida e os dados são localizados.'],
      ['Revise e remova', 'Aceite, recuse ou marque o que faltar.'],
      ['Baixe a cópia', 'Com o certificado do que foi verificado.'],
    ],
    action: 'Começar agora',
  },
  plans: {
    title: 'Planos',
    month: 'por mês',
    pages: '{{pages}} páginas por mês',
    custom: 'Sob consulta',
    extra: 'Página adicional: {{price}}',
    api: 'API e login da empresa (SSO)',
    noApi: 'Usuários ilimitados',
    onPremise: 'Na nuvem ou na sua infraestrutura',
    cloud: 'Na nuvem',
    popular: 'Mais escolhido',
  },
  contact: {
    title: 'Contato',
    commercial: 'Comercial',
    commercialText: 'Planos, propostas e demonstrações.',
    support: 'Suporte',
    supportText: 'Dúvidas sobre o uso e problemas técnicos.',
    address: 'Endereço',
    city: 'Porto Alegre, RS, Brasil',
  },
  footer: { privacy: 'Aviso de privacidade', terms: 'Termos de uso', label: 'Rodapé' },
} as const;
