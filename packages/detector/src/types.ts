/** What the detector is given and what it answers. Pure data: no PDF, no files, no screens. */

import type { Category } from './categories.ts';
import type { NameModel } from './model/types.ts';

/**
 * One page of text in reading order. `boxes` holds four numbers for each UTF-16 unit of `text`
 * (left, top, right, bottom, in points, origin at the top left); absent for plain text. They are only used
 * to tell columns, table cells and line ends apart.
 */
export interface TextPage {
  readonly text: string;
  readonly boxes?: Float32Array;
}

/** A run of UTF-16 units, `start` inclusive and `end` exclusive, of the text of page `page` (from 0). */
export interface Span {
  readonly page: number;
  readonly start: number;
  readonly end: number;
}

/** Which layer found it; the screens and the certificate count by this. */
export type Detector =
  'identifier' | 'label' | 'name' | 'propagation' | 'rule' | 'list' | 'sensitive' | 'person';

export interface Finding {
  /** More than one where the value runs over a page break; never empty, in reading order. */
  readonly spans: readonly [Span, ...Span[]];
  /** The value as it stands in the text, line breaks included. */
  readonly text: string;
  readonly category: Category;
  readonly detector: Detector;
  /** Calibrated: of findings at 0.9, nine in ten are right. 0 to 1. */
  readonly confidence: number;
  readonly reason: Reason;
  /** `remove` goes unless someone objects; `review` only if someone asks; `keep` was found and spared by a rule or policy. */
  readonly proposal: 'remove' | 'review' | 'keep';
  /** What the tagger says of a person, with `uncalibrated` only. */
  readonly likely?: number;
}

/** Why it was found, or why it is kept: a stable code that the screens translate, with what it needs to say. */
export interface Reason {
  readonly code:
    | 'checksum-valid'
    | 'checksum-wrong-beside-label'
    | 'pattern'
    | 'pattern-with-context'
    | 'partly-masked'
    | 'label'
    | 'table-header'
    | 'signature'
    | 'name-list'
    | 'name-model'
    | 'found-elsewhere'
    | 'company-rule'
    | 'always-remove-list'
    | 'never-remove-list'
    | 'policy'
    | 'sensitive-words'
    | 'chosen-by-person';
  /** The label, context word, rule name or list term that decided; never longer than 80 characters. */
  readonly detail?: string;
}

/** A company's own pattern, RE2 syntax. */
export interface PatternRule {
  readonly id: string;
  readonly label: string;
  readonly pattern: string;
}

export interface Rules {
  /** List B: always removed. */
  readonly alwaysRemove: readonly string[];
  /** List W: never removed. */
  readonly neverRemove: readonly string[];
  readonly patterns: readonly PatternRule[];
}

export interface DetectOptions {
  readonly rules?: Rules;
  /** Categories to leave out altogether. */
  readonly without?: readonly Category[];
  /**
   * Kinds that the company decides on: true goes, false stays. Where it says nothing, companies, public authorities and
   * case numbers stay, and doctors, lawyers, judges, notaries and officials named in office go like anybody else.
   */
  readonly policy?: Partial<Record<PolicyKey, boolean>>;
  /** Findings under this confidence are proposed for review, not removal; 0 to 1. */
  readonly threshold?: number;
  /** Confidences as the layers give them, for fitting `calibration.ts`; never for people to read. */
  readonly uncalibrated?: boolean;
  /** The tagger of names (`loadNameModel`); without it names come from lists, labels and context. */
  readonly model?: NameModel;
}

export type PolicyKey = 'companies' | 'public-authorities' | 'case-numbers' | 'professionals-in-office';
