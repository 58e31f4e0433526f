/** The letters of the states of Brazil and of its federal district. */
export const BRAZIL_STATES = 'A[CLMP]|BA|CE|DF|ES|GO|M[AGST]|P[ABEIR]|R[JNORS]|S[CEP]|TO';
