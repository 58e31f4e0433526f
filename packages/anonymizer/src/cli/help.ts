import type { Language } from './language.ts';

const PT = `mavendoc — encontra dados pessoais em PDFs e os remove de verdade

  mavendoc anonymize <pdf…> --out <arquivo|pasta>   remove os dados e grava a cópia verificada
      --report <json>          relatório com o certificado e os achados
      --certificate <pdf>      certificado para ler e arquivar (vários arquivos: uma pasta)
      --style bar|label|mask|reason    tarja preta, [NOME 1], ***.456.789-** ou o motivo
      --level standard|strict|raster   strict esconde também a largura; raster torna imagem
      --keep <categoria|termo>         não remove (repita a opção para vários)
      --remove <categoria|termo>       remove sempre (repita a opção para vários)
      --rules <json>           alwaysRemove, neverRemove, patterns, policy
      --text-in-report         inclui no relatório o texto removido
  mavendoc inspect <pdf> [--json]                   mostra o que seria encontrado
  mavendoc detect <txt|-> [--json]                  procura em texto puro
  mavendoc verify <original> <cópia> [--certificate <json>] [--json]
                                                    confere uma cópia, nossa ou de outro programa
  mavendoc serve | work | admin …                   o serviço

  --password <senha>   de arquivos protegidos       --ocr auto|force|off   leitura de imagens

Saída: 0 feito e verificado; 2 entrada recusada; 3 não comprovadamente limpo, nada gravado; 1 falha nossa.`;

const EN = `mavendoc — finds personal data in PDFs and really removes it

  mavendoc anonymize <pdf…> --out <file|folder>     removes the data and writes the verified copy
      --report <json>          report with the certificate and the findings
      --certificate <pdf>      certificate to read and to file (several files: a folder)
      --style bar|label|mask|reason    black bar, [NAME 1], ***.456.789-** or the reason
      --level standard|strict|raster   strict hides the width too; raster makes pictures
      --keep <category|term>           not removed (repeat the option for several)
      --remove <category|term>         always removed (repeat the option for several)
      --rules <json>           alwaysRemove, neverRemove, patterns, policy
      --text-in-report         the report holds the removed text
  mavendoc inspect <pdf> [--json]                   shows what would be found
  mavendoc detect <txt|-> [--json]                  searches plain text
  mavendoc verify <original> <copy> [--certificate <json>] [--json]
                                                    checks a copy, ours or any other program's
  mavendoc serve | work | admin …                   the service

  --password <password>   of protected files        --ocr auto|force|off   reading of pictures

Exit: 0 done and verified; 2 input refused; 3 not provably clean, nothing written; 1 a fault of ours.`;

export const help = (language: Language): string => (language === 'pt' ? PT : EN);
