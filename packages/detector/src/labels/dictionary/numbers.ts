import type { LabelRow } from './label.ts';

/** What somebody is known by in a register, and codes that are theirs only beside a name. */
export const NUMBER_LABELS: readonly LabelRow[] = [
  [
    'registration',
    'number',
    `mat;matr;matricula;no mat;n mat;matricula no;matricula funcional;reg funcional;registro funcional;id funcional;siape;masp;pront funcional;chapa;cracha;no cracha;
    emp no;emp id;emp #;employee no;employee id;employee number;staff no;staff id;payroll;payroll no;payroll number;clock no;badge;badge no;badge number;collar no;service no;
    service number;member no;member id;membership;membership no;policy no;student no;student id;student number;candidate no;candidate number;juror no;prison no;library card;card no;
    ra;rm;rgm;re;nis titular;caf/dap;dap/caf;caf;rgp;codigo familiar;no inscricao;no de inscricao;inscricao;insc;no insc;scheme cert;certificate no;emt cert;insurance id;orcid;teacher ref;trn;
    passaporte no;seaman's book;cdc no;works no;roll no;reg no;registration no;upn;uln;usn;fide id;cbf id;federation no`,
  ],
  [
    'registration',
    'code',
    'id;id no;codigo;cod;cod cliente;cod aluno;reg;registro;cadastro;cad;ficha;no ficha;cert;certificate;licence;license;member;client no;ref no;file no;number;ref;no;nr;n;#;code;num;numero;account;account no;acct;acct no;supplier no;adno;adm no;customer no;conta;caso;no caso;case no;nit;prontuario familiar',
  ],
  [
    'health-record',
    'number',
    'pront;prontuario;no prontuario;pront/reg;reg hosp;mrn;mrn no;hosp no;hospital no;hospital number;hn;chart no;patient id;patient no;rx no;nhs no;folder no;card no (hospital)',
  ],
];
