export const help = {
  title: 'Ajuda',
  start: 'Primeiros passos',
  steps: [
    ['Crie uma pasta', 'Em Documentos, use “Nova pasta” e entre nela.'],
    ['Envie PDFs', 'Solte os arquivos na página ou use “Enviar arquivos”. Cada página custa um crédito.'],
    ['Revise', 'Abra o documento: cada achado pode ser aceito ou recusado, aqui ou em todo lugar.'],
    ['Remova os dados', 'Escolha aparência e nível. A cópia só aparece depois de verificada.'],
    ['Baixe', 'A cópia, o certificado e o original ficam no menu do arquivo.'],
  ],
  removed: 'O que é removido',
  removedList: [
    'O texto marcado, com seus caracteres e posições, de todas as partes do arquivo',
    'Pixels sob as tarjas em imagens e páginas escaneadas',
    'Metadados, anexos, scripts, campos e anotações',
    'Revisões antigas e camadas ocultas',
  ],
  kept: 'O que não é removido',
  keptList: [
    'O que ninguém marcou: revise antes de publicar',
    'Informação que identifica pelo contexto, como “a única prefeita da cidade”',
    'Rostos e assinaturas em fotografias, se não forem marcados',
    'O original, que continua guardado até você excluí-lo',
  ],
  confidence: 'O que é a confiança',
  confidenceText:
    'De cada dez achados com confiança de 90%, nove estão certos. Abaixo do limite, o achado fica como “a revisar” e só sai se alguém aceitar.',
  levels: 'Níveis de remoção',
  law: 'O que diz a LGPD',
  lawText:
    'Enquanto o original existir, quem o guarda ainda pode reverter a cópia (art. 12). Por isso dizemos “cópia tarjada” e oferecemos excluir o original.',
} as const;
